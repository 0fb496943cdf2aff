import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { PLAIN_LIMITS } from './limits.ts';
import { name, nameIn } from './shapes.ts';

/** Keys that start something, carry a file or another version along, or reach outside, wherever they stand. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'AA',
  'OpenAction',
  'Launch',
  'URI',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'AF',
  'Collection',
  'XFA',
  'AcroForm',
  'NeedsRendering',
  'Alternates',
  'AlternatePresentations',
  'AlternateImages',
  'OPI',
  'PS',
  'Ref',
  'FFilter',
  'FDecodeParms',
  'Encrypt',
  'PieceInfo',
  'RichMedia',
  'RichMediaContent',
  'RichMediaSettings',
  'Rendition',
  'Renditions',
  'Movie',
  'Sound',
  'SubmitForm',
  'ImportData',
  'Legal',
  'Perms',
]);
/** Kinds of things that do so, as the value of Type, Subtype, S or FS. */
const FORBIDDEN_KINDS: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'URI',
  'URL',
  'SubmitForm',
  'ImportData',
  'ResetForm',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'Rendition',
  'Movie',
  'Sound',
  'Screen',
  'RichMedia',
  'RichMediaExecute',
  'Hide',
  'SetOCGState',
  'Trans',
  'Thread',
  'Filespec',
  'F',
  'EmbeddedFile',
  'FileAttachment',
  'PS',
  'OPI',
  '3D',
  'Widget',
]);
const KIND_KEYS = ['Type', 'Subtype', 'Subtype2', 'S', 'FS'] as const;
const FILTERS: ReadonlySet<string> = new Set(['FlateDecode', 'DCTDecode', 'JPXDecode', 'CCITTFaxDecode']);
/** Dictionaries and lists within one another; ours have five. */
const DEEPEST = 24;
/** A packet's page and its piece are around what was uploaded. */
const DEEPEST_DRAWING = PLAIN_LIMITS.depth + 3;

/**
 * What a file may not hold that we give out, each by its name, looking at every object and not at its bytes. Names are
 * read as all readers do, whichever way they are written.
 */
export function forbiddenIn(context: PDFContext): readonly string[] {
  const found = new Set<string>();
  for (const [, object] of context.enumerateIndirectObjects()) look(object, 0, found);
  if (context.trailerInfo.Encrypt !== undefined) found.add('Encrypt');
  const known = new Map<PDFObject, number>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (isForm(object) && drawingDepth(object, known, new Set()) > DEEPEST_DRAWING) found.add('drawings too deep');
  }
  return [...found];
}

/** Reads bytes of a file back, and tells what in them a file of ours may not hold. */
export async function forbiddenInBytes(bytes: Uint8Array): Promise<readonly string[]> {
  return forbiddenIn(await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true).parseDocument());
}

const readName = (key: PDFName): string =>
  key.decodeText().replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function look(object: PDFObject, depth: number, found: Set<string>): void {
  if (depth > DEEPEST) found.add('too deep');
  else if (object instanceof PDFInvalidObject) found.add('an object nobody can read');
  else if (object instanceof PDFArray) for (const item of object.asArray()) look(item, depth + 1, found);
  else if (object instanceof PDFDict) lookAtKeys(object, depth, found);
  else if (object instanceof PDFStream) {
    lookAtKeys(object.dict, depth, found);
    lookAtFilters(object.dict, found);
    // In a stream it names a file outside.
    if (object.dict.has(name('F'))) found.add('F');
  }
}

function lookAtKeys(dict: PDFDict, depth: number, found: Set<string>): void {
  for (const [key, value] of dict.entries()) {
    const read = readName(key);
    if (FORBIDDEN_KEYS.has(read)) found.add(read);
    look(value, depth + 1, found);
  }
  for (const key of KIND_KEYS) {
    const value = dict.lookup(name(key));
    if (value instanceof PDFName && FORBIDDEN_KINDS.has(readName(value))) found.add(`${key} ${readName(value)}`);
  }
}

function lookAtFilters(dict: PDFDict, found: Set<string>): void {
  const filter = dict.lookup(name('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter === undefined ? [] : [filter];
  for (const one of filters) {
    if (!(one instanceof PDFName) || !FILTERS.has(readName(one))) found.add('an unknown filter');
  }
}

const isForm = (object: PDFObject | undefined): object is PDFStream =>
  object instanceof PDFStream && nameIn(object.dict, 'Subtype') === 'Form';

/** How many drawings lie within one another; without end for one that lies within itself. */
function drawingDepth(form: PDFStream, known: Map<PDFObject, number>, around: Set<PDFObject>): number {
  if (around.has(form) || around.size > DEEPEST) return Number.POSITIVE_INFINITY;
  const before = known.get(form);
  if (before !== undefined) return before;
  around.add(form);
  const resources = form.dict.lookup(name('Resources'));
  const drawings = resources instanceof PDFDict ? resources.lookup(name('XObject')) : undefined;
  let deepest = 0;
  if (drawings instanceof PDFDict) {
    for (const value of drawings.values()) {
      const inner = value instanceof PDFRef ? form.dict.context.lookup(value) : value;
      if (isForm(inner)) deepest = Math.max(deepest, drawingDepth(inner, known, around));
    }
  }
  around.delete(form);
  known.set(form, deepest + 1);
  return deepest + 1;
}
