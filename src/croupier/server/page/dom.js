// Elements by hand: text is always text, never markup.

export function el(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

export function button(words, act, kind = "") {
  return el("button", { type: "button", class: kind, onclick: act }, words);
}

export function choose(label, options, attributes = {}) {
  const select = el("select", attributes);
  for (const [value, words] of options) select.append(el("option", { value }, words));
  return [el("label", {}, `${label} `, select), select];
}

export function news(words) {
  document.getElementById("news").textContent = words;
}

// Shows what went wrong instead of letting it vanish in the console.
export function safely(act) {
  return async (event) => {
    event?.preventDefault?.();
    try {
      await act(event);
    } catch (error) {
      news(error.message);
    }
  };
}
