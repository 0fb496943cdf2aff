import { EXHIBIT_LIMITS, type SniffedKind, SNIFF_BYTES, sniffEvidence } from '@plainclaim/domain';
import type { Readable } from 'node:stream';
import type { SealedFiles } from '../../platform/files/index.ts';
import { shownFileName } from './file-name.ts';

/** One part of a form with a file, as it comes in. */
export type UploadPart =
  | { readonly type: 'field'; readonly fieldname: string; readonly value: unknown }
  | {
      readonly type: 'file';
      readonly filename: string | undefined;
      readonly file: Readable & { readonly truncated: boolean };
    };

export type StoreUploadCode =
  | 'exhibits.no_file'
  | 'exhibits.upload_broken'
  | 'exhibits.too_large'
  | 'exhibits.kind_unknown';

export type TakenKind = Exclude<SniffedKind, 'unknown'>;

export type Received = {
  /** The file's name in the folder, sealed and not yet looked at. */
  readonly fileId: string;
  readonly kind: TakenKind;
  /** What the person's own file is called, fit to be shown. */
  readonly fileName: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

class NotTaken extends Error {
  readonly code: StoreUploadCode;
  constructor(code: StoreUploadCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Writes the file to the folder as it comes, sealed, and gathers the fields around it. However slowly a file comes in, it
 * holds one block of memory. What is refused is answered at once; the rest of it is dropped as it comes, because a browser
 * looks at the answer only after it has sent everything.
 */
export async function storeUpload(
  files: SealedFiles,
  fileId: string,
  parts: AsyncIterator<UploadPart>,
): Promise<Received | StoreUploadCode> {
  const fields: Record<string, unknown> = {};
  let taken: TakenKind | StoreUploadCode | null = null;
  let fileName = '';
  for (let part = await nextPart(parts); part !== null; part = await nextPart(parts)) {
    if (part === 'exhibits.upload_broken') {
      await files.remove(fileId);
      return part;
    }
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (taken === null) {
      fileName = shownFileName(part.filename ?? '');
      taken = await takeFile(files, fileId, part.file);
      if (!isKind(taken)) return taken;
    } else part.file.resume();
  }
  if (taken === null) return 'exhibits.no_file';
  return isKind(taken) ? { fileId, kind: taken, fileName, fields } : taken;
}

const isKind = (taken: TakenKind | StoreUploadCode): taken is TakenKind => !taken.startsWith('exhibits.');

/** Whatever ends the form early is a connection that broke or a form nobody's browser makes. */
async function nextPart(parts: AsyncIterator<UploadPart>): Promise<UploadPart | 'exhibits.upload_broken' | null> {
  try {
    const next = await parts.next();
    return next.done === true ? null : next.value;
  } catch {
    return 'exhibits.upload_broken';
  }
}

async function takeFile(
  files: SealedFiles,
  fileId: string,
  file: Readable & { readonly truncated: boolean },
): Promise<TakenKind | StoreUploadCode> {
  const seen: { kind: TakenKind | null } = { kind: null };
  try {
    const { byteCount } = await files.write(fileId, judged(file, seen));
    if (byteCount > 0 && seen.kind !== null) return seen.kind;
    await files.remove(fileId);
    return 'exhibits.no_file';
  } catch (error) {
    // The rest is read and dropped.
    file.resume();
    if (error instanceof NotTaken) return error.code;
    throw error;
  }
}

/** Lets the bytes through once their beginning tells a kind that we take. */
async function* judged(
  file: Readable & { readonly truncated: boolean },
  seen: { kind: TakenKind | null },
): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0);
  const pieces: AsyncIterator<Buffer> = file.iterator({ destroyOnReturn: false });
  try {
    for (let piece = await nextPiece(pieces); piece !== null; piece = await nextPiece(pieces)) {
      if (seen.kind !== null) {
        yield piece;
        continue;
      }
      start = Buffer.concat([start, piece]);
      if (start.length < SNIFF_BYTES) continue;
      seen.kind = kindOf(start);
      yield start;
    }
  } finally {
    // A reader that is not let go of keeps the rest from being dropped, and the form from ever ending.
    await pieces.return?.();
  }
  if (file.truncated) throw new NotTaken('exhibits.too_large');
  if (seen.kind === null && start.length > 0) {
    seen.kind = kindOf(start);
    yield start;
  }
}

async function nextPiece(pieces: AsyncIterator<Buffer>): Promise<Buffer | null> {
  try {
    const next = await pieces.next();
    return next.done === true ? null : next.value;
  } catch {
    throw new NotTaken('exhibits.upload_broken');
  }
}

function kindOf(start: Uint8Array): TakenKind {
  const kind = sniffEvidence(start);
  if (kind === 'unknown') throw new NotTaken('exhibits.kind_unknown');
  return kind;
}

/** What busboy may take of one form: the largest file, and a few short fields. */
export const UPLOAD_FORM_LIMITS = {
  fileSize: EXHIBIT_LIMITS.fileBytes,
  files: 1,
  fields: 4,
  parts: 6,
  fieldNameSize: 40,
  fieldSize: 2_000,
  headerPairs: 20,
} as const;
