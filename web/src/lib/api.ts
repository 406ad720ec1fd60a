/** The house over HTTP: everything that is not the play itself. */
import type { Device } from "./device";
import { settings } from "./settings.svelte";
import type {
  AskHint,
  Checked,
  Claim,
  Claimed,
  Coach,
  DrillOfDay,
  DeviceLink,
  GameDrills,
  GameInfo,
  Hint,
  Instead,
  Invitation,
  Lesson,
  MyGames,
  MyTable,
  NewName,
  NewPerson,
  NewTable,
  OpenedTable,
  OptionInfo,
  Person,
  PersonInfo,
  Posed,
  Problem,
  Review,
  Solve,
  Solved,
  TableInfo,
  Tried,
  Try,
} from "./wire";

/** A request that was refused, with the sentence to show. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.words);
  }
}

/** Asks the house something; raises `Refused`. */
export async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.ok) {
    return (answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text) as T;
  }
  throw new Refused(answer.status, problem(answer, text));
}

function problem(answer: Response, text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return { code: `http-${answer.status}`, words: answer.statusText || `${answer.status}` };
  }
}

export const part = encodeURIComponent;

/** Where a seat link is asked about: it begins with its table, TABLE.SEAT.NONCE.SIGNATURE; older ones do not. */
function invited(link: string): string {
  const parts = link.split(".");
  return parts.length === 4 ? `/tables/${part(parts[0] ?? "")}/invitations` : "/invitations";
}

/** The public key of this house. */
async function key(): Promise<string> {
  const answer = await fetch("/.well-known/croupier-key");
  return answer.ok ? answer.text() : "";
}

export const api = {
  key,
  games: () => call<GameInfo[]>("GET", "/games"),
  options: (game: string, seats: number) => call<OptionInfo[]>("GET", `/games/${part(game)}/options?seats=${seats}`),
  newPerson: (body: NewPerson) => call<Person>("POST", "/people", body),
  rename: (body: NewName, secret: string) => call<PersonInfo>("PATCH", "/me", body, secret),
  exported: (secret: string) => call<unknown>("GET", "/me/export", undefined, secret),
  forget: (secret: string) => call<void>("DELETE", "/me", undefined, secret),
  deviceLink: (secret: string) => call<DeviceLink>("POST", "/me/link", undefined, secret),
  openDevice: (link: string) => call<Person>("POST", "/devices", { link }),
  myTables: (secret: string) => call<MyTable[]>("GET", "/me/tables", undefined, secret),
  myGames: (secret: string) => call<MyGames>("GET", "/me/games", undefined, secret),
  newTable: (body: NewTable, secret: string) =>
    call<OpenedTable>("POST", "/tables", { speed: settings.speed, ...body }, secret),
  invitation: (link: string) => call<Invitation>("GET", `${invited(link)}/${part(link)}`),
  claim: (id: string, body: Claim, secret: string) => call<Claimed>("POST", `/tables/${part(id)}/seats`, body, secret),
  rematch: (id: string, secret: string) => call<OpenedTable>("POST", `/tables/${part(id)}/rematch`, undefined, secret),
  close: (id: string, secret: string) => call<void>("POST", `/tables/${part(id)}/close`, undefined, secret),
  lesson: (game: string, lesson: string, device: Device) =>
    call<Lesson>("GET", `/lessons/${part(game)}/${part(lesson)}?device=${device}`),
  tryLesson: (game: string, lesson: string, body: Try) =>
    call<Tried>("POST", `/lessons/${part(game)}/${part(lesson)}`, body),
  rulesPage: (game: string, language: string) => call<string>("GET", `/rules/${part(game)}?language=${part(language)}`),
  catalogue: (language: string, area: string) => call<string>("GET", `/texts/${part(language)}/${part(area)}`),
  replay: (record: string, secret: string) => call<TableInfo>("POST", "/replays", { record }, secret),
  coach: (id: string, body: Coach, secret: string) => call<void>("POST", `/tables/${part(id)}/coach`, body, secret),
  hint: (id: string, body: AskHint, secret: string) => call<Hint>("POST", `/tables/${part(id)}/hint`, body, secret),
  review: (id: string, evaluator: string, after: number, secret?: string) =>
    call<Review>("GET", `/tables/${part(id)}/review?evaluator=${part(evaluator)}&after=${after}`, undefined, secret),
  askReview: (id: string, secret?: string) => call<void>("POST", `/tables/${part(id)}/review`, undefined, secret),
  better: (id: string, seq: number, evaluator: string) =>
    call<Instead>("GET", `/tables/${part(id)}/review/${seq}?evaluator=${part(evaluator)}`),
  drills: () => call<GameDrills[]>("GET", "/drills"),
  drillOfDay: () => call<DrillOfDay>("GET", "/drills/today"),
  drill: (game: string, id: string) => call<Posed>("GET", `/drills/${part(game)}/${part(id)}`),
  solveDrill: (game: string, id: string, body: Solve) =>
    call<Solved>("POST", `/drills/${part(game)}/${part(id)}`, body),
  check: (record: string) => call<Checked>("POST", "/checks", { record }),
  record: (id: string, secret?: string) => call<string>("GET", `/tables/${part(id)}/record`, undefined, secret),
};
