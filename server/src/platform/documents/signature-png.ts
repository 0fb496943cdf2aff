const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEADER_LENGTH = 33;
/** A drawn signature is far smaller; a small file can still claim a picture of gigabytes. */
const MAX_SIDE = 4_000;
const MAX_BASE64_LENGTH = 2_000_000;

/** The picture's bytes, or undefined when the text is not base64 of a PNG of sane size. A data: prefix is accepted. */
export function readSignaturePng(pngBase64: string): Uint8Array | undefined {
  if (pngBase64.length > MAX_BASE64_LENGTH) return undefined;
  const bytes = Buffer.from(pngBase64.replace(/^data:image\/png;base64,/, ''), 'base64');
  if (bytes.length < HEADER_LENGTH || !PNG_MAGIC.every((byte, index) => bytes[index] === byte)) return undefined;
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE ? bytes : undefined;
}
