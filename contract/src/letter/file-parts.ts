/**
 * A PDF is a row of numbered objects, each of which ends with `endobj`. One with its number is a part. What a part means
 * is not looked at, so a file that is damaged, hostile or no PDF at all does no harm and takes no longer.
 */
export type FilePart = { readonly object: number; readonly from: number; readonly to: number };

/** No letter and no court paper of ours has more bytes, or more parts. */
export const LARGEST_COMPARED_FILE = 8 * 1024 * 1024;
export const MOST_PARTS = 2_000;

/** "12:" and the first half of the SHA-256 of the part's bytes. */
export const PART_MARK = /^\d{1,7}:[0-9a-f]{32}$/;
const HASH_DIGITS = 32;

const END = Uint8Array.from('endobj', (sign) => sign.charCodeAt(0));
const BEGIN = Uint8Array.from(' obj', (sign) => sign.charCodeAt(0));
const ZERO = 0x30;
const SPACE = 0x20;

/** The parts of a file in their order; none when there are more than any file of ours has. */
export function filePartsOf(file: Uint8Array): readonly FilePart[] {
  const parts: FilePart[] = [];
  let at = 0;
  for (let end = placeOf(END, file, at, file.length); end >= 0; end = placeOf(END, file, at, file.length)) {
    const to = end + END.length;
    const part = beginningIn(file, at, end);
    if (part !== null) parts.push({ ...part, to });
    if (parts.length > MOST_PARTS) return [];
    at = to;
  }
  return parts;
}

/** Where in a stretch the first object begins, and its number: what stands between two objects belongs to neither. */
function beginningIn(file: Uint8Array, from: number, to: number): Omit<FilePart, 'to'> | null {
  for (let at = placeOf(BEGIN, file, from, to); at >= 0; at = placeOf(BEGIN, file, at + 1, to)) {
    const generation = digitsBefore(file, at, from);
    if (generation === at || file[generation - 1] !== SPACE) continue;
    const number = digitsBefore(file, generation - 1, from);
    if (number === generation - 1 || generation - 1 - number > 7) continue;
    let object = 0;
    for (const digit of file.subarray(number, generation - 1)) object = object * 10 + (digit - ZERO);
    return { object, from: number };
  }
  return null;
}

function digitsBefore(file: Uint8Array, end: number, from: number): number {
  let at = end;
  while (at > from && isDigit(file[at - 1])) at -= 1;
  return at;
}

const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= ZERO && byte <= ZERO + 9;

function placeOf(wanted: Uint8Array, file: Uint8Array, from: number, to: number): number {
  const [first = 0] = wanted;
  for (let at = file.indexOf(first, from); at >= 0 && at + wanted.length <= to; at = file.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => file[at + index] === byte)) return at;
  }
  return -1;
}

/** One mark for each part. The same on both sides, which compare nothing else. `sha256`: as the place it runs in does it. */
export async function partMarksOf(
  file: Uint8Array<ArrayBuffer>,
  parts: readonly FilePart[],
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
): Promise<readonly string[]> {
  return await Promise.all(
    parts.map(async ({ object, from, to }) => {
      const digest = await sha256(file.slice(from, to));
      const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
      return `${object}:${hex.slice(0, HASH_DIGITS)}`;
    }),
  );
}

/** A part of a file as it was made, and the pages, from 1, that are drawn with it. */
export type MadePart = { readonly mark: string; readonly pages: readonly number[] };

/** What is another in a file than in the one that was made. `pages` is empty when every page has its own parts still. */
export type ChangedParts = { readonly pages: readonly number[]; readonly common: number };

const objectOf = (mark: string): string => mark.slice(0, mark.indexOf(':'));

/** Parts that are gone or altered, and parts that came later and take the place of one of ours. */
export function changedParts(made: readonly MadePart[], marks: readonly string[]): ChangedParts {
  const there = new Set(marks);
  const ours = new Set(made.map(({ mark }) => mark));
  const later = new Set(marks.filter((mark) => !ours.has(mark)).map(objectOf));
  const changed = made.filter(({ mark }) => !there.has(mark) || later.has(objectOf(mark)));
  const pages = [...new Set(changed.flatMap((part) => part.pages))].sort((one, other) => one - other);
  return { pages, common: made.filter(({ mark }) => there.has(mark)).length };
}
