import { PDFDict, PDFName, type PDFObject, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { type Bench, type Drawing, still } from './bench.ts';
import { packed } from './colours/functions.ts';
import { PLAIN_LIMITS } from './limits.ts';
import { NotPlain } from './not-plain.ts';
import { anyName, exactly, number, record, text } from './shapes.ts';
import { readTokens } from './tokens.ts';
import { plainBytes } from './unpack.ts';

/** Words of a table of codes (Adobe technical note 5014). It is written in the printers' language, but needs these alone. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'findresource begin begincmap endcmap def dict dup end defineresource pop currentdict usecmap ' +
    'begincodespacerange endcodespacerange beginbfchar endbfchar beginbfrange endbfrange begincidchar endcidchar ' +
    'begincidrange endcidrange beginnotdefchar endnotdefchar beginnotdefrange endnotdefrange CMapName'
  ).split(' '),
);
const MOST_NAME_BYTES = 1024;
const DEEPEST = 3;

const tableOf = (bench: Bench, source: PDFStream, depth: number): Drawing =>
  bench.once('code table', source, () => {
    if (depth > DEEPEST) throw new NotPlain('too_deep');
    const bytes = plainBytes(source, PLAIN_LIMITS.tableBytes);
    const reader = readTokens(bytes);
    for (let token = reader.next(); token !== null; token = reader.next()) {
      if (token.kind === 'operator' && !WORDS.has(token.word)) throw new NotPlain('unknown_kind');
    }
    const keys = record(bench.target, source.dict, {
      Type: exactly('CMap'),
      CMapName: anyName,
      WMode: number,
      CIDSystemInfo: (value) =>
        value instanceof PDFDict
          ? record(bench.target, value, {
              Registry: text(MOST_NAME_BYTES),
              Ordering: text(MOST_NAME_BYTES),
              Supplement: number,
            })
          : undefined,
      UseCMap: (value) =>
        value instanceof PDFName
          ? value
          : value instanceof PDFStream
            ? tableOf(bench, value, depth + 1).ref
            : undefined,
    });
    return still(bench.register(packed(bytes, keys)));
  });

/** How codes become letters of a font; without it nothing of it can be drawn. */
export function rebuildEncodingTable(bench: Bench, source: PDFObject): PDFRef {
  if (!(source instanceof PDFStream)) throw new NotPlain('damaged');
  return tableOf(bench, source, 0).ref;
}

/** What codes mean; undefined for one that is no plain table. */
export function rebuildTextTable(bench: Bench, source: PDFStream): PDFRef | undefined {
  try {
    return tableOf(bench, source, 0).ref;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
