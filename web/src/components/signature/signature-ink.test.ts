import { expect, test } from 'vitest';
import { inkOf } from './signature-ink.ts';

const [WIDTH, HEIGHT] = [240, 120];

/** A photograph: `shade` is the grey of each place, from 0 to 255. */
function aPhoto(shade: (x: number, y: number) => number, alpha = 255): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    rgba.fill(shade(at % WIDTH, Math.floor(at / WIDTH)), at * 4, at * 4 + 3);
    rgba[at * 4 + 3] = alpha;
  }
  return rgba;
}

/** A thick line from (40, 50) to (199, 53). */
const isLine = (x: number, y: number) => x >= 40 && x < 200 && y >= 50 && y < 54;

const found = (rgba: Uint8ClampedArray) => inkOf(rgba, WIDTH, HEIGHT);

test('a dark line on white paper is found where it stands, and the paper is clear', () => {
  const ink = found(aPhoto((x, y) => (isLine(x, y) ? 30 : 250)));
  expect(ink).toMatchObject({ left: 40, top: 50, width: 160, height: 4 });
  if (typeof ink === 'string') throw new Error(ink);
  expect(ink.alpha[51 * WIDTH + 100]).toBe(255);
  expect(ink.alpha[10 * WIDTH + 10]).toBe(0);
});

test('a shadow over half of the paper is not ink', () => {
  const ink = found(aPhoto((x, y) => (isLine(x, y) ? 20 : 250 - x / 2)));
  expect(ink).toMatchObject({ left: 40, top: 50, width: 160, height: 4 });
});

test('a speck of dust does not widen the signature', () => {
  const ink = found(aPhoto((x, y) => (isLine(x, y) || (x === 5 && y === 5) ? 20 : 250)));
  expect(ink).toMatchObject({ left: 40, top: 50 });
});

test('an empty sheet, a transparent picture and a black one are refused, each for what it is', () => {
  expect(found(aPhoto(() => 248))).toBe('no_writing');
  expect(found(aPhoto(() => 0, 0))).toBe('no_writing');
  expect(found(aPhoto(() => 10))).toBe('no_paper');
  expect(found(aPhoto((x, y) => ((Math.floor(x / 8) + Math.floor(y / 8)) % 2 === 0 ? 0 : 255)))).toBe('no_paper');
});
