/** Hands a text to the person as a file. */
export function save(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "text/plain" }));
}

/** Puts a text on the clipboard; false: the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands anything to the person as a file. */
export function saveBlob(name: string, data: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
