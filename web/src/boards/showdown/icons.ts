/** A drawing for each room, on a field of 24 by 24. */

export const ICONS: Record<string, string> = {
  slots: "M3 4h15v16H3ZM5 7v6h3V7Zm4 0v6h3V7Zm4 0v6h3V7ZM6 16h9v2H6Zm14-9a2 2 0 1 1 2 0v7h-2Z",
  lounge: "M3 4h18l-8 9v5h4v2H7v-2h4v-5Zm5 3 2 2h4l2-2Z",
  restaurant: "M5 3h1v6h1V3h1v6h1V3h1v7l-1 2v9H6v-9l-1-2Zm10 0c3 0 4 3 4 6v5h-2v7h-2Z",
  "fancy-slots": "M4 4h16v4l-7 13H8l6-12H4Zm-1 14 1.2 2 2 .6-1.3 1.6.2 2.1",
  "dragon-room": "M3 20c1-6 4-9 8-10L9 6l4 1 1-4 3 4 4 1-2 3 1 3-4-1c-1 4-4 6-8 5l1 3Zm11-12.2a1.2 1.2 0 1 0 .1 0Z",
  "fancy-restaurant": "M11 4h2v2c5 .6 8 4.4 8 9H3c0-4.600 3-8.400 8-9ZM2 17h20v3H2Z",
  "table-games": "M12 2c4 5 8 7 8 11a4 4 0 0 1-7 2.500l2 5.500H9l2-5.500A4 4 0 0 1 4 13C4 9 8 7 12 2Z",
  "high-rollers-room":
    "M12 2a10 10 0 1 1-.1 0Zm-1 2.100a8 8 0 0 0-3.700 1.500l1.900 1.900A5.400 5.400 0 0 1 11 6.700Zm2 0v2.600a5.400 5.400 0 0 1 1.800.8l1.900-1.900A8 8 0 0 0 13 4.100ZM12 9a3 3 0 1 0 .1 0Zm-7.900 4a8 8 0 0 0 1.500 3.700l1.900-1.900a5.400 5.400 0 0 1-.8-1.800Zm13.200 0a5.400 5.400 0 0 1-.8 1.800l1.900 1.900a8 8 0 0 0 1.500-3.700Z",
  "fancy-lounge":
    "M2 7h14l-6 7v5h3v2H5v-2h3v-5Zm4 3 1 1h4l1-1Zm13-8 1.200 2.600 2.800.3-2.100 1.900.6 2.800L19 8.200l-2.500 1.400.6-2.800L15 4.900l2.800-.3Z",
  "five-star-steakhouse":
    "M14 3c5 0 8 3 8 7 0 5-4 6-7 7-3 1-4 4-7 4-4 0-6-3-6-6 0-5 5-4 7-7 1-2 2-5 5-5Zm2.500 4a2.500 2.500 0 1 0 .1 0Z",
  "sports-book":
    "M6 3h12v2h3c0 5-2 7-5 7.300A5 5 0 0 1 13 15v3h4v3H7v-3h4v-3a5 5 0 0 1-3-2.700C5 12 3 10 3 5h3Zm-1 4c.3 1.600 1 2.500 2 3V7Zm14 0h-2v3c1-.5 1.700-1.400 2-3Z",
  "space-age-sports-book":
    "M12 1c4 3 5 7 5 11l3 4v4l-5-2H9l-5 2v-4l3-4c0-4 1-8 5-11Zm0 6a2.200 2.200 0 1 0 .1 0ZM10 20h4l-2 3Z",
  "night-club":
    "M11 1h2v3.100a8.500 8.500 0 1 1-2 0Zm-4 7.500h3L9 11H5.700Zm5 0h3l1 2.500h-4Zm5 0 1.300 2.500H17ZM5 13h4v3H6.200Zm6 0h4l-.5 3H11Zm6 0h2l-1.200 3h-1.300ZM8 18h3l.5 2Zm5 0h3l-2.500 2Z",
  buffet: "M2 18h20v3H2Zm2-2c0-5 3.500-8 8-8s8 3 8 8ZM11 4h2v3h-2ZM6 3l1-1 1.500 3-1.500.5Zm12 0-1-1-1.500 3 1.500.5Z",
  theater: "M2 3h20v3c-1 6-3 9-6 12 1 1 2 2 4 3h-5c-1-3 1-9 2-13H7c1 4 3 10 2 13H4c2-1 3-2 4-3-3-3-5-6-6-12Z",
};

/** For rooms of other sets: a bell. */
export const ANY_ROOM = "M11 4h2v2c5 .6 8 4.400 8 9H3c0-4.600 3-8.400 8-9ZM2 17h20v3H2Z";

/** What a colour stands for: a spade for the casino, a bed for the hotel. */
export const SPADE = "M12 2c4 5 8 7 8 11a4 4 0 0 1-7 2.500l2 5.500H9l2-5.500A4 4 0 0 1 4 13C4 9 8 7 12 2Z";
export const BED = "M2 5h2v8h7V8h7a4 4 0 0 1 4 4v8h-2v-3H4v3H2Zm5.500 3a2 2 0 1 0 .1 0Z";

export const TRACKS = {
  population: "M12 3a4 4 0 1 1-.1 0ZM4 21c0-6 3-9 8-9s8 3 8 9Z",
  revenue:
    "M12 2a10 10 0 1 1-.1 0Zm-1 3v2c-2 .3-3.500 1.500-3.500 3.200 0 3.800 6 2.700 6 4.600 0 1.500-3.700 1.400-5.400.1L7 17c1 .8 2.500 1.200 4 1.300v1.700h2v-1.800c2-.3 3.600-1.400 3.600-3.400 0-4-6.200-3-6.200-4.700 0-1.300 3-1.200 4.700-.2l1-2c-.8-.500-2-.8-3.100-.9V5Z",
  fame: "m12 2 3 6.500 7 .8-5.200 4.800 1.400 7L12 17.600 5.800 21.100l1.400-7L2 9.300l7-.8Z",
} as const;

/** A card with an exclamation mark: events of this turn. */
export const EVENTS =
  "M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm4.7 4 .5 8h1.6l.5-8Zm1.3 9.6a1.5 1.5 0 1 0 .1 0Z";
