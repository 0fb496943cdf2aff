import { sniffEvidence } from '@plainclaim/domain';
import sharp, { type Sharp } from 'sharp';
import { openHeic } from './open-heic.ts';
import type { PreparedUpload, UploadRefusal } from './upload-protocol.ts';

/** A letter-size page at 200 dots an inch: more than a print needs, less than a camera gives. */
const MOST_WIDTH = 1700;
const MOST_HEIGHT = 2200;
const QUALITY = 82;
/** The longer side of the picture for lists: 64 CSS pixels on a screen of high density. */
const SMALL_SIDE = 192;
const SMALL_QUALITY = 72;
/** Larger pictures are bombs or posters. */
const MOST_PIXELS = 100_000_000;

/**
 * A new picture of the same: upright, on white, in sRGB, without the place, the camera or anything behind the picture.
 * A picture that is cut off is refused: half a photo would be misleading evidence.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedUpload | UploadRefusal> {
  if (sniffEvidence(bytes) === 'heic') {
    const pixels = await openHeic(bytes, MOST_PIXELS);
    return pixels === null ? 'uploads.heic' : preparePicture(sharp(pixels.data, { raw: pixels.raw }));
  }
  return preparePicture(sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true }));
}

async function preparePicture(picture: Sharp): Promise<PreparedUpload | UploadRefusal> {
  try {
    const { format, width, height } = await picture.metadata();
    if (width * height > MOST_PIXELS) return 'uploads.too_heavy';
    // Screenshots have thin coloured letters, which the usual halving of colours blurs.
    const chromaSubsampling = format === 'jpeg' ? '4:2:0' : '4:4:4';
    const made = await picture
      .autoOrient()
      .resize({ width: MOST_WIDTH, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY, mozjpeg: true, chromaSubsampling })
      .toBuffer();
    const smallPicture = await sharp(made)
      .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: SMALL_QUALITY, mozjpeg: true })
      .toBuffer();
    return { kind: 'image', bytes: made, pageCount: 1, smallPicture, drawnPages: [] };
  } catch (error) {
    return error instanceof Error && /pixel limit/i.test(error.message) ? 'uploads.too_heavy' : 'uploads.broken';
  }
}
