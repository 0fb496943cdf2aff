/** What an exhibit can be: a picture, which becomes one page, or the pages of a PDF. */
export type EvidenceKind = 'image' | 'pdf';

/** `heic`: the photo format of iPhones, which needs a program of its own to open. */
export type SniffedKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic' | 'unknown';

/** So many bytes of the beginning are enough. */
export const SNIFF_BYTES = 32;

const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Tells by the first bytes what a file is. Its name and what the browser says about it count for nothing. */
export function sniffEvidence(start: Uint8Array): SniffedKind {
  if (startsWith(start, JPEG)) return 'jpeg';
  if (startsWith(start, PNG)) return 'png';
  if (lettersAt(start, 0) === 'RIFF' && lettersAt(start, 8) === 'WEBP') return 'webp';
  if (lettersAt(start, 0) === '%PDF') return 'pdf';
  if (lettersAt(start, 4) === 'ftyp' && HEIC_BRANDS.has(lettersAt(start, 8))) return 'heic';
  return 'unknown';
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

const lettersAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
