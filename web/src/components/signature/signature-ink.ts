/** Greyness of a pixel's red, green and blue, as eyes weigh them. */
const RED = 0.299;
const GREEN = 0.587;
const BLUE = 0.114;
/** Paper is what surrounds a place this far out, as a part of the longer side: much wider than any pen. */
const SURROUNDINGS = 1 / 12;
/** As bright as this part of its surroundings a pixel is paper; as dark as that, it is ink through and through. */
const PAPER_FROM = 0.82;
const INK_UNTIL = 0.55;
/** Less than this is dust, more is no writing on paper. Parts of the whole picture. */
const LEAST_INK = 0.0005;
const MOST_INK = 0.35;
/** A line of the picture belongs to the writing when it holds more ink than a speck. */
const SPECK = 2;

export type Ink = {
  /** How much ink is at each pixel: 0 is paper, 255 is ink. */
  readonly alpha: Uint8ClampedArray;
  /** The part of the picture that is written on. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type NoInk = 'no_writing' | 'no_paper';

/** Pixels over white, as grey from 0 to 255. What is transparent is paper. */
function greys(rgba: Uint8ClampedArray): Float32Array {
  const grey = new Float32Array(rgba.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    const light = RED * (rgba[from] ?? 0) + GREEN * (rgba[from + 1] ?? 0) + BLUE * (rgba[from + 2] ?? 0);
    const cover = (rgba[from + 3] ?? 0) / 255;
    grey[at] = light * cover + 255 * (1 - cover);
  }
  return grey;
}

/** Sums of everything above and left of each place, one row and column wider than the picture. */
function sumsOf(grey: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/**
 * Tells ink from paper in a photograph by comparing each pixel with what surrounds it, so that a shadow over the paper
 * does not count as ink. Says so when there is no writing, or too much of it for writing on paper.
 */
export function inkOf(rgba: Uint8ClampedArray, width: number, height: number): Ink | NoInk {
  const grey = greys(rgba);
  const sums = sumsOf(grey, width, height);
  const reach = Math.max(4, Math.round(Math.max(width, height) * SURROUNDINGS));
  const sumAt = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  const alpha = new Uint8ClampedArray(width * height);
  const inColumn = new Uint32Array(width);
  const inRow = new Uint32Array(height);
  let inked = 0;
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [before, after] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const area = (below - above) * (after - before);
      const around = (sumAt(after, below) - sumAt(before, below) - sumAt(after, above) + sumAt(before, above)) / area;
      const brightness = (grey[y * width + x] ?? 0) / Math.max(1, around);
      const ink = Math.min(1, Math.max(0, (PAPER_FROM - brightness) / (PAPER_FROM - INK_UNTIL)));
      alpha[y * width + x] = Math.round(ink * 255);
      if (ink < 0.5) continue;
      inked += 1;
      inColumn[x] = (inColumn[x] ?? 0) + 1;
      inRow[y] = (inRow[y] ?? 0) + 1;
    }
  }
  // A picture that is dark all over has no paper to stand out from.
  const average = (sums.at(-1) ?? 0) / (width * height);
  if (average < 64 || inked > MOST_INK * width * height) return 'no_paper';
  if (inked < LEAST_INK * width * height) return 'no_writing';
  const [left, right] = [firstOf(inColumn), lastOf(inColumn)];
  const [top, bottom] = [firstOf(inRow), lastOf(inRow)];
  return right < left || bottom < top
    ? 'no_writing'
    : { alpha, left, top, width: right - left + 1, height: bottom - top + 1 };
}

const firstOf = (counts: Uint32Array): number => {
  const found = counts.findIndex((count) => count >= SPECK);
  return found === -1 ? counts.length : found;
};
const lastOf = (counts: Uint32Array): number => counts.findLastIndex((count) => count >= SPECK);
