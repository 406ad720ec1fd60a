/** Seats as people see them: a letter that goes with colour and pattern. */

/** The letter of a seat: A for the first. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}
