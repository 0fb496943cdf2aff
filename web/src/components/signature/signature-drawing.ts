import { LIMITS } from '@plainclaim/domain';

/** The logical size of a signature, in pixels. */
export const SIGNATURE_WIDTH = 555;
export const SIGNATURE_HEIGHT = 250;
const PEN_RGB = [0x13, 0x38, 0xa8] as const;
const PEN_COLOR = `rgb(${PEN_RGB.join(' ')})`;
/** Edges get 16 degrees of ink in place of 256: the eye sees no difference and the picture is several times smaller. */
const INK_STEP = 17;
const PEN_MIN = 0.5;
const PEN_MAX = 2.5;
/**
 * Saved in its logical size: 220 dots per inch at the width a signature has on paper, and small enough to travel with
 * every save of the draft. A very dense drawing gets fewer pixels.
 */
const SAVED_SCALES = [1, 0.75, 0.5] as const;
const MAX_TYPED_HEIGHT = 110;
const MARGIN = 44;
/** Where typed names stand: on the dashed line. */
const BASELINE = SIGNATURE_HEIGHT * 0.76;
/** Handwriting faces that come with the usual systems, then our own italic. */
const SCRIPT_FACES = '"Snell Roundhand", "Segoe Script", "Bradley Hand", "Apple Chancery", "Z003", "Source Serif 4"';

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser gives no 2d canvas');
  return context;
}

/** Makes every pixel pen-coloured, with few degrees of ink, so that the picture compresses well. */
function simplifyInk(context: CanvasRenderingContext2D) {
  const image = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const ink = Math.round((data[at + 3] ?? 0) / INK_STEP) * INK_STEP;
    data[at] = ink === 0 ? 0 : PEN_RGB[0];
    data[at + 1] = ink === 0 ? 0 : PEN_RGB[1];
    data[at + 2] = ink === 0 ? 0 : PEN_RGB[2];
    data[at + 3] = ink;
  }
  context.putImageData(image, 0, 0);
}

/** Draws at the largest saved size whose text is not longer than a draft may hold. */
export function savedDrawing(draw: (context: CanvasRenderingContext2D) => void): string {
  let picture = '';
  for (const scale of SAVED_SCALES) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(SIGNATURE_WIDTH * scale);
    canvas.height = Math.round(SIGNATURE_HEIGHT * scale);
    const context = contextOf(canvas);
    context.scale(scale, scale);
    draw(context);
    simplifyInk(context);
    picture = canvas.toDataURL('image/png');
    if (picture.length <= LIMITS.signatureText) break;
  }
  return picture;
}

/** Gives the canvas as many pixels as the screen shows. Returns the width of a logical pixel in CSS pixels. */
export function fitToScreen(canvas: HTMLCanvasElement): number {
  const shown = canvas.getBoundingClientRect().width || SIGNATURE_WIDTH;
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = Math.round(shown * ratio);
  canvas.height = Math.round(((shown * SIGNATURE_HEIGHT) / SIGNATURE_WIDTH) * ratio);
  contextOf(canvas).scale(ratio, ratio);
  return shown / SIGNATURE_WIDTH;
}

/** The pen for a canvas whose logical pixel is `scale` CSS pixels wide. */
export const penFor = (scale: number) => ({
  penColor: PEN_COLOR,
  minWidth: PEN_MIN * scale,
  maxWidth: PEN_MAX * scale,
});

/** What is on the canvas, as a PNG data address. */
export const savedFrom = (canvas: HTMLCanvasElement): string =>
  savedDrawing((context) => context.drawImage(canvas, 0, 0, SIGNATURE_WIDTH, SIGNATURE_HEIGHT));

/** Draws a saved signature on a canvas that was fitted. Rejects when the picture cannot be read. */
export async function drawSaved(canvas: HTMLCanvasElement, dataUrl: string, scale: number): Promise<void> {
  const picture = new Image();
  picture.src = dataUrl;
  await picture.decode();
  contextOf(canvas).drawImage(picture, 0, 0, SIGNATURE_WIDTH * scale, SIGNATURE_HEIGHT * scale);
}

/** A name written in a handwriting face, as a PNG data address like a drawn one. */
export async function savedFromName(name: string): Promise<string> {
  await document.fonts.load(`italic 400 ${MAX_TYPED_HEIGHT}px "Source Serif 4"`, name);
  const face = (size: number) => `italic 400 ${size}px ${SCRIPT_FACES}, cursive`;
  return savedDrawing((context) => {
    context.font = face(MAX_TYPED_HEIGHT);
    const room = SIGNATURE_WIDTH - 2 * MARGIN;
    const size = Math.min(MAX_TYPED_HEIGHT, (MAX_TYPED_HEIGHT * room) / Math.max(1, context.measureText(name).width));
    context.font = face(size);
    context.fillStyle = PEN_COLOR;
    context.textAlign = 'center';
    context.fillText(name, SIGNATURE_WIDTH / 2, BASELINE);
  });
}
