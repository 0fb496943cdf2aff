import sharp from 'sharp';

/** A drawing of 555 by 250 on a screen with many pixels stays far below this. */
const MOST_PIXELS = 4_000_000;
const LARGEST_SIDE = 1665;

/**
 * A drawn signature as a clean PNG of our own making: decoded within a pixel limit and encoded again, so nothing but
 * the picture is kept. Null when it is no PNG or nothing was drawn.
 */
export async function prepareDrawing(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (format !== 'png') return null;
    const clean = await picture
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return (await isBlank(clean)) ? null : clean;
  } catch {
    return null;
  }
}

/** True when every pixel is transparent, or all have one colour. */
async function isBlank(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).ensureAlpha().stats();
  const alpha = channels[3];
  if (alpha !== undefined && alpha.max === 0) return true;
  return channels.every((channel) => channel.min === channel.max);
}
