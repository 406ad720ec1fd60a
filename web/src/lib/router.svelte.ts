/** Which page is shown: the part of the address behind `#`, so that links work without the server's help. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "join"; link: string }
  | { page: "device"; link: string }
  | { page: "replay"; id: string; step: number | null }
  | { page: "verify"; id: string | null }
  | { page: "training" }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "rooms"; table: string | null };

/** Reads an address; anything unknown leads to the start page. */
export function read(hash: string): Route {
  const [page = "", first = "", second = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(decodeURIComponent);
  switch (page) {
    case "new":
      return { page, game: first || "las-vegas-2012" };
    case "table":
      return first ? { page, id: first } : { page: "start" };
    case "join":
    case "device":
      return first ? { page, link: first } : { page: "start" };
    case "replay":
      return { page, id: first, step: /^\d+$/.test(second) ? Number(second) : null };
    case "verify":
      return { page, id: first || null };
    case "rules":
      return { page, game: first || "las-vegas-2012", clause: second || null };
    case "rooms":
      return { page, table: first || null };
    case "training":
      return { page };
    default:
      return { page: "start" };
  }
}

const current = $state({ route: read(location.hash) });

addEventListener("hashchange", () => (current.route = read(location.hash)));

export function route(): Route {
  return current.route;
}

/** Goes to a page: `go("table", id)`. */
export function go(...parts: string[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join("/")}`;
}

/** The address of a page, for links. */
export function to(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
