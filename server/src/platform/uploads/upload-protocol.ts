import type { EvidenceKind } from '@plainclaim/domain';

/** Why a file cannot be taken, in the eyes of the person who sent it. */
export const UPLOAD_REFUSALS = [
  /** Only its password opens it. */
  'uploads.password',
  /** Cut off, damaged, or not what its first bytes say. */
  'uploads.broken',
  /** A form whose answers are data and are on no page. */
  'uploads.form_not_drawn',
  'uploads.too_many_pages',
  /** A photo in a phone's format that we cannot open. */
  'uploads.heic',
  /** A page holds more than a page needs, and no picture of it can be made either. */
  'uploads.cannot_draw',
  /** It unpacks to more than we can hold, or takes too long. */
  'uploads.too_heavy',
] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

export type CleanCopy = {
  readonly kind: EvidenceKind;
  /** A JPEG, or a PDF of upright pages without annotations, scripts, files or details about its making. */
  readonly bytes: Uint8Array;
  readonly pageCount: number;
};

export type PreparedUpload = CleanCopy & {
  /** For a list: a JPEG of a few kilobytes. A PDF has none. */
  readonly smallPicture: Uint8Array | null;
  /** Pages of a PDF, counted from 1, that became pictures because they held more than a page needs. */
  readonly drawnPages: readonly number[];
};

/** Where an exhibit's pages go: the packet's page of the first one, counted from 0. */
export type PlacedUpload = CleanCopy & { readonly firstPage: number };

/** In points from the page's lower left corner. */
export type PageArea = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What travels to the child process that reads files of strangers (structured clone, so bytes stay bytes). */
export type ChildRequest =
  | { readonly kind: 'prepare'; readonly bytes: Uint8Array; readonly as: EvidenceKind; readonly mostPages: number }
  | { readonly kind: 'drawing'; readonly bytes: Uint8Array }
  | { readonly kind: 'begin'; readonly base: Uint8Array; readonly area: PageArea; readonly keepsMark: boolean }
  | { readonly kind: 'place'; readonly upload: PlacedUpload }
  | { readonly kind: 'finish' };

export type ChildAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'prepared'; readonly upload: PreparedUpload }
  /** The signature made again; null when there is none in it. */
  | { readonly kind: 'drawn'; readonly png: Uint8Array | null }
  | { readonly kind: 'refused'; readonly code: UploadRefusal }
  /** The next bytes of the packet. */
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** A fault of ours. The words never leave the log's own fields. */
  | { readonly kind: 'failed' };

const REQUESTS: ReadonlySet<unknown> = new Set(['prepare', 'drawing', 'begin', 'place', 'finish']);
const ANSWERS: ReadonlySet<unknown> = new Set(['ready', 'prepared', 'drawn', 'refused', 'bytes', 'failed']);

const hasKind = (message: unknown, kinds: ReadonlySet<unknown>): boolean =>
  typeof message === 'object' && message !== null && kinds.has(Reflect.get(message, 'kind'));

/** Both ends are ours and of one version: the kind tells them apart. */
export const isChildRequest = (message: unknown): message is ChildRequest => hasKind(message, REQUESTS);
export const isChildAnswer = (message: unknown): message is ChildAnswer => hasKind(message, ANSWERS);
