/** The links of open seats, kept in the browser that opened the table. */

const place = (table: string): string => `croupier.links.${table}`;

export function keepInvitations(table: string, links: Record<string, string>): void {
  if (Object.keys(links).length) localStorage.setItem(place(table), JSON.stringify(links));
}

/** The full address for each open seat, by seat number from 0. */
export function invitations(table: string): Record<number, string> {
  const kept = JSON.parse(localStorage.getItem(place(table)) ?? "{}") as Record<string, string>;
  return Object.fromEntries(
    Object.entries(kept).map(([seat, link]) => [Number(seat), `${location.origin}/#/join/${encodeURIComponent(link)}`]),
  );
}
