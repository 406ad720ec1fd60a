/** Who sits at this browser: a name and a secret, made when first needed and kept here. */
import { api, Refused } from "./api";
import { t } from "./texts.svelte";
import type { Person } from "./wire";

const PLACE = "croupier.person";

function stored(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "null") as Person | null;
  } catch {
    return null;
  }
}

export const me: { person: Person | null } = $state({ person: stored() });

/** Remembers a person, here or from another device. */
export function keepPerson(person: Person | null): void {
  me.person = person;
  if (person) localStorage.setItem(PLACE, JSON.stringify(person));
  else localStorage.removeItem(PLACE);
}

/** The person, made on the spot if nobody was here before. */
export async function somebody(name?: string): Promise<Person> {
  if (me.person) return me.person;
  const guest = name ?? t("guest-name", { number: 10 + (randomBytes(1)[0]! % 90) });
  keepPerson(await api.newPerson({ name: guest }));
  return me.person!;
}

/** What a page called whoever had said no name, in any language. */
const MADE_UP = /^(?:Guest|Ospite|Επισκέπτης) (\d+)$/;

/** A name as it is read: one that a page made up is translated. */
export function readable(name: string): string {
  const number = MADE_UP.exec(name)?.[1];
  return number ? t("guest-name", { number }) : name;
}

/** Takes a name, whether somebody was here before or not. */
export async function called(name: string): Promise<void> {
  if (me.person?.name === name) return;
  await asSomebody(async (secret) => {
    const known = me.person!;
    if (known.name !== name) keepPerson({ ...known, name: (await api.rename({ name }, secret)).name });
  }, name);
}

/** Does something as this browser's person; one whom the house no longer knows is made anew. */
export async function asSomebody<T>(work: (secret: string) => Promise<T>, name?: string): Promise<T> {
  const known = me.person !== null;
  try {
    return await work((await somebody(name)).secret);
  } catch (error) {
    if (!known || !(error instanceof Refused) || error.status !== 401) throw error;
    keepPerson(null);
    return work((await somebody(name)).secret);
  }
}

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count));
}
