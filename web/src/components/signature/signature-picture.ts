import { LIMITS, type Result, err, ok } from '@plainclaim/domain';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH, savedDrawing } from './signature-drawing.ts';
import { type Ink, inkOf, type NoInk } from './signature-ink.ts';

export const PICTURE_TYPES = 'image/png,image/jpeg';
/** Photographs of today's phones stay below this. */
export const PICTURE_MEGABYTES = 15;

export type PictureProblem = 'not_a_picture' | 'too_large' | 'unreadable' | 'too_small' | 'too_detailed' | NoInk;

/** Photographs are looked at no larger than this: finer detail than a pen has. Pixels. */
const LONGEST_SIDE = 1400;
const SHORTEST_SIDE = 24;
const MARGIN = 20;
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];

/** By the first bytes: the name and the type a file is said to have may be wrong. */
async function isPicture(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return [PNG, JPEG].some((mark) => mark.every((byte, at) => start[at] === byte));
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser gives no 2d canvas');
  return { canvas, context };
}

/** The ink alone, cut out of the photograph. */
function cutOut({ alpha, left, top, width, height }: Ink, wide: number): HTMLCanvasElement {
  const { canvas, context } = canvasOf(width, height);
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      image.data[(y * width + x) * 4 + 3] = alpha[(top + y) * wide + left + x] ?? 0;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/**
 * The signature in a photograph, as a PNG data address like a drawn one: paper made clear, ink in the pen's colour,
 * scaled to the signature's size. The photograph itself never leaves the device.
 */
export async function savedFromPicture(file: File): Promise<Result<string, PictureProblem>> {
  if (!(await isPicture(file))) return err('not_a_picture');
  if (file.size > PICTURE_MEGABYTES * 1024 * 1024) return err('too_large');
  let photo: ImageBitmap;
  try {
    photo = await createImageBitmap(file);
  } catch {
    return err('unreadable');
  }
  const shrink = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * shrink), Math.round(photo.height * shrink)];
  if (Math.min(width, height) < SHORTEST_SIDE) {
    photo.close();
    return err('too_small');
  }
  const { context } = canvasOf(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, width, height);
  photo.close();
  const ink = inkOf(context.getImageData(0, 0, width, height).data, width, height);
  if (typeof ink === 'string') return err(ink);
  const cut = cutOut(ink, width);
  const scale = Math.min((SIGNATURE_WIDTH - 2 * MARGIN) / cut.width, (SIGNATURE_HEIGHT - 2 * MARGIN) / cut.height);
  const [wide, high] = [cut.width * scale, cut.height * scale];
  const saved = savedDrawing((page) => {
    page.imageSmoothingQuality = 'high';
    page.drawImage(cut, (SIGNATURE_WIDTH - wide) / 2, (SIGNATURE_HEIGHT - high) / 2, wide, high);
  });
  return saved.length <= LIMITS.signatureText ? ok(saved) : err('too_detailed');
}
