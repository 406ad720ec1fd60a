"""Plays for a person over a socket of its own, so that a test can begin in the middle of a game."""

from __future__ import annotations

from tests.browser.people import PATIENCE, Guest

#: Chooses for seat 1 until `choose` (the body of a function of `events` and `view`) returns nothing.
_DRIVE = """
([table, choose, seconds]) => new Promise((resolve, reject) => {
  const person = JSON.parse(localStorage.getItem('croupier.person'));
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`);
  const pick = new Function('events', 'view', choose);
  const end = setTimeout(() => reject(new Error('the moment does not come')), seconds * 1000);
  let number = 0;
  socket.onopen = () => socket.send(JSON.stringify({ kind: 'join', secret: person.secret, seat: 0 }));
  socket.onmessage = ({ data }) => {
    const { now } = JSON.parse(data);
    if (!now) return;
    if (now.turn.kind === 'over') return reject(new Error('the game is over'));
    const id = `drive${(number += 1)}-${now.seq}`;
    const events = now.actions.map((one) => one.event);
    if (events.length > 0) {
      const event = pick(events, now.view);
      if (event) return socket.send(JSON.stringify({ kind: 'act', id, last: now.seq, event }));
      clearTimeout(end);
      socket.close();
      return resolve();
    }
    if (now.turn.kind === 'chance' && now.turn.seat === 0) {
      socket.send(JSON.stringify({ kind: 'roll', id, last: now.seq }));
    }
  };
})
"""
#: Seeks to buy this room, lays nothing else; stops when a room is to be laid.
BUY = """
if (events.includes('store')) return null;
const bids = events.filter((event) => event.startsWith('bid %s '));
return bids[0] ?? (events.includes('publicity') ? 'publicity' : events.at(-1));
"""
#: Buys and lays whatever comes for some turns, then renovates; stops when the workbench is open.
RENOVATE = """
if (events.includes('cancel')) return null;
if (view.turn >= 4 && view.sheets[0].length > 2 && events.includes('renovate')) return 'renovate';
const first = (verb) => events.find((event) => event.startsWith(verb));
return first('build') ?? first('bid slots') ?? first('bid lounge') ?? first('publicity') ?? events.at(-1);
"""


def drive(guest: Guest, table: str, choose: str) -> None:
    """Plays until the chooser chooses nothing, then waits until the page shows that moment."""
    guest.page.evaluate(_DRIVE, [table, choose, PATIENCE])
    guest.page.keyboard.press("Escape")
    guest.page.locator(".cells.open").wait_for()
