/** The middle of each row of a list on the screen, from top to bottom, in pixels. */
export type Middles = readonly number[];

/** Where the row at `from` would stand in the list if it were let go at `y`. */
export const dropPlace = (from: number, middles: Middles, y: number): number =>
  middles.filter((middle, index) => index !== from && middle < y).length;
