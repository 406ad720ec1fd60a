/** Which page is shown: the part of the address behind `#`, so that links work without the server's help. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "join"; link: string }
  | { page: "device"; link: string }
  | { page: "replay"; id: string; step: number | null }
  | { page: "review"; id: string }
  | { page: "me" }
  | { page: "verify"; id: string | null }
  | { page: "learn"; game: string; lesson: string | null; table: string | null }
  | { page: "drills"; game: string | null; theme: string | null; day: boolean }
  | { page: "rules"; game: string | null; clause: string | null }
  | { page: "own"; name: string; of: string | null };

/** Reads an address; a word that is no page of the house may name a page of a game. */
export function read(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [page = "", first = "", second = "", third = ""] = path.split("/").map(decodeURIComponent);
  switch (page) {
    case "new":
      return { page, game: first || null };
    case "table":
    case "review":
      return first ? { page, id: first } : { page: "start" };
    case "join":
    case "device":
      return first ? { page, link: first } : { page: "start" };
    case "replay":
      return { page, id: first, step: /^\d+$/.test(second) ? Number(second) : null };
    case "me":
      return { page };
    case "verify":
      return { page, id: first || null };
    case "learn":
      return first ? { page, game: first, lesson: second || null, table: third || null } : { page: "start" };
    case "drills": {
      const asked = new URLSearchParams(query);
      return { page, game: asked.get("game"), theme: asked.get("theme"), day: asked.has("day") };
    }
    case "rules":
      return { page, game: first || null, clause: second || null };
    case "":
    case "start":
      return { page: "start" };
    default:
      return { page: "own", name: page, of: first || null };
  }
}

const current = $state({ route: read(location.hash) });

/** Where one was before. */
let before = "";
addEventListener("hashchange", ({ oldURL }) => {
  before = new URL(oldURL).hash;
  current.route = read(location.hash);
});

export function route(): Route {
  return current.route;
}

/** Goes to a page: `go("table", id)`. */
export function go(...parts: string[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join("/")}`;
}

/** Goes on to a page, or back to it if one came from there: the browser's back does not lead here again. */
export function leave(...parts: string[]): void {
  if (before === to(...parts)) history.back();
  else location.replace(to(...parts));
}

/** The address of a page, for links. */
export function to(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** The address of drills: of a game, of a theme, or the one of the day. */
export function toDrills(wanted: { game?: string; theme?: string; day?: "" } = {}): string {
  const query = new URLSearchParams(wanted).toString();
  return query ? `${to("drills")}?${query}` : to("drills");
}
