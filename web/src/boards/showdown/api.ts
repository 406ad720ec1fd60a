/** What Vegas Showdown asks of the house: the set of rooms that a table plays with, or that comes with it. */
import { call, part } from "../../lib/api";
import type { SetInfo } from "./wire";

export const gameSet = () => call<SetInfo>("GET", "/games/vegas-showdown/set");
export const tableSet = (table: string) => call<SetInfo>("GET", `/games/vegas-showdown/tables/${part(table)}/set`);
