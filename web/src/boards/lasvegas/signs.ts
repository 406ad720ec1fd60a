/** The signs of the casinos: silhouette, rhythm of the bulbs, and where the writing stands. */

export interface SignShape {
  /** Outline in a box of 240 by 100. */
  outline: string;
  /** Dashes of the bulbs along the outline. */
  bulbs: string;
  /** Middle of the writing. */
  x: number;
  number: number;
  name: number;
  /** A figure behind the writing. */
  figure: string;
}

export const SIGNS: readonly SignShape[] = [
  {
    outline: "M120 6 232 36Q222 50 232 64L120 94 8 64Q18 50 8 36Z",
    bulbs: "0 9",
    x: 120,
    number: 49,
    name: 72,
    figure: "M120 14 168 27 120 40 72 27Z",
  },
  {
    outline: "M10 94V58C10 20 60 6 120 6s110 14 110 52V94Z",
    bulbs: "0 14",
    x: 120,
    number: 54,
    name: 80,
    figure: "M120 92 30 48M120 92 66 22M120 92V12M120 92 174 22M120 92 210 48",
  },
  {
    outline: "M18 32H88L120 5 152 32H222Q232 32 232 42V84Q232 94 222 94H18Q8 94 8 84V42Q8 32 18 32Z",
    bulbs: "0 7 0 16",
    x: 120,
    number: 57,
    name: 82,
    figure: "M120 12 126 28 143 29 130 39 135 55 120 46 105 55 110 39 97 29 114 28Z",
  },
  {
    outline: "M8 22H172V7L234 50 172 93V78H8L28 50Z",
    bulbs: "0 11",
    x: 106,
    number: 54,
    name: 72,
    figure: "M178 28 212 50 178 72",
  },
  {
    outline: "M120 5 152 28H184L198 52H226L233 94H7L14 52H42L56 28H88Z",
    bulbs: "0 6 0 6 0 14",
    x: 120,
    number: 53,
    name: 80,
    figure: "M120 14 196 92H44Z",
  },
  {
    outline: "M8 94V56Q8 34 34 38 36 14 68 22 84 2 120 8 156 2 172 22 204 14 206 38 232 34 232 56V94Z",
    bulbs: "0 8 0 12",
    x: 120,
    number: 55,
    name: 80,
    figure: "M72 92A48 48 0 0 1 168 92Z",
  },
  {
    outline: "M10 24Q10 7 27 7H193Q210 7 210 24V40H222V26A9 9 0 1 1 231 26V58H210V94H10Z",
    bulbs: "0 10",
    x: 110,
    number: 51,
    name: 78,
    figure: "M40 18H180V58H40ZM87 18V58M133 18V58",
  },
];
