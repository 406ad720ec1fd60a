/** All words of the page, from the Fluent catalogues it shares with the server. */
import { FluentBundle, FluentResource, FluentNumber, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, string | number>;

/** Catalogues by their path, each loaded with its language. */
export type Catalogues = Record<string, () => Promise<string>>;

/** The ones that are read: the page's own, and those that games bring. */
const catalogues: Catalogues = import.meta.glob<string>("../../../src/croupier/texts/*/web*.ftl", {
  query: "?raw",
  import: "default",
});

/** The words of single pages, which stay at the house until the page is opened. */
const wantedAreas = new Set<string>();

let held: Partial<Record<Language, FluentBundle>> = $state.raw({});

/** Adds catalogues, before a language is loaded. */
export function speakAlso(more: Catalogues): void {
  Object.assign(catalogues, more);
}

/** Loads a language; until then the words of English are shown. */
export async function loadLanguage(language: Language): Promise<void> {
  if (held[language]) return;
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { MONEY: money } });
  const wanted = Object.entries(catalogues).filter(([path]) => path.includes(`/texts/${language}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  for (const area of wantedAreas) await addArea(bundle, language, area);
  held = { ...held, [language]: bundle };
  // The first plural of a language takes 20 ms: now, not under somebody's fingers.
  t("watchers", { count: 2 });
}

/** Loads the words of a page in the languages that are spoken, and in those that will be. */
export async function loadArea(area: string): Promise<void> {
  if (wantedAreas.has(area)) return;
  wantedAreas.add(area);
  const spoken = Object.entries(held) as [Language, FluentBundle][];
  await Promise.all(spoken.map(([language, bundle]) => addArea(bundle, language, area)));
  held = { ...held };
}

async function addArea(bundle: FluentBundle, language: Language, area: string): Promise<void> {
  const text = await atHouse(language, `page-${area}`);
  // Asked for again the next time: the line may be back by then.
  if (text === "") wantedAreas.delete(area);
  bundle.addResource(new FluentResource(text));
}

/** Adds a catalogue that stays at the house until somebody asks for it. */
export async function borrow(area: string, language: string): Promise<void> {
  held[language as Language]?.addResource(new FluentResource(await atHouse(language, area)));
}

/** A catalogue as the house has it; empty: it cannot be had. */
async function atHouse(language: string, area: string): Promise<string> {
  const { api } = await import("./api");
  return api.catalogue(language, area).catch(() => "");
}

/** A sentence of such a catalogue; null: it cannot be had. */
export async function fetched(area: string, id: string): Promise<string | null> {
  await borrow(area, settings.language);
  return firstOf([id]);
}

/** The sentence of a message in the person's language. */
export function t(id: string, args: Args = {}): string {
  for (const bundle of [held[settings.language], held.en]) {
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, args, []);
  }
  return id;
}

/** Whether a message exists. */
export function has(id: string): boolean {
  return [held[settings.language], held.en].some((bundle) => bundle?.getMessage(id) !== undefined);
}

/** The sentence of the first of these messages that exists; null: none does. */
export function firstOf(ids: readonly string[]): string | null {
  const id = ids.find(has);
  return id === undefined ? null : t(id);
}

/** What a theme of decisions is called; one of a game that brings no words to the page by its name. */
export function themeWords(theme: string): string {
  return firstOf([`about-${theme}`]) ?? theme;
}

function money([amount]: FluentVariable[]): string {
  return dollars(amount instanceof FluentNumber ? amount.value : Number(amount));
}

/** Money in full, as the rulebook of the language writes it: 80 is $80,000, $80.000 or 80.000 $. */
export function dollars(thousands: number): string {
  const amount = new Intl.NumberFormat(settings.language).format(Math.abs(thousands) * 1000);
  const written = settings.language === "el" ? `${amount}\u00a0$` : `$${amount}`;
  return thousands < 0 ? `-${written}` : written;
}

/** Money where there is no room for its zeros, as the language shortens thousands: $80k or 80 χιλ. */
export function thousands(amount: number): string {
  if (amount === 0) return dollars(0);
  const written = settings.language === "el" ? `${Math.abs(amount)}\u00a0χιλ.` : `$${Math.abs(amount)}k`;
  return amount < 0 ? `-${written}` : written;
}

/** A list in words: "Ann, Bob and Cleo". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(words);
}

/** How long ago, in words. */
export function ago(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const minutes = Math.round((milliseconds - Date.now()) / 60_000);
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -1440) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
