import { hostileKinds, type HostileKind, SECRET } from './hostile-kinds.ts';
import { rawPdf, type RawObject } from './raw-pdf.ts';

export { SECRET };

export type HostilePdf = {
  readonly name: string;
  readonly bytes: Buffer;
};

/** Where a kind is in its file, or how the file is written. */
const VARIANTS = ['on the page', 'in a form', 'in a note', 'in an object stream', 'in escaped names'] as const;
type Variant = (typeof VARIANTS)[number];

/** Names as any reader reads them and few programs write them: #4a#53 is JS. */
const escaped = (words: string): string =>
  words.replace(
    /\/(JS|JavaScript|AA|OpenAction|Launch|URI|EF|EmbeddedFiles?|PS|OPI|Alternates|Ref|XFA|SubmitForm|RichMedia|AF|FS)\b/g,
    (_all, word: string) => `/${[...word].map((sign) => `#${sign.charCodeAt(0).toString(16)}`).join('')}`,
  );

const inEscapedNames = (object: RawObject): RawObject =>
  typeof object === 'string' ? escaped(object) : { ...object, dict: escaped(object.dict) };

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
/** The file's own objects come first; a kind's objects begin behind them. */
const FIRST_OF_KIND = 8;

function fileOf(kind: HostileKind, variant: Variant): Buffer {
  const { resources = '', steps = '', catalog = '', page = '', annotations = '', objects = [], trailer = '' } = kind;
  const within = `<< /Font << /F1 4 0 R >> ${resources} >>`;
  const words = `BT /F1 18 Tf 40 150 Td (A page of evidence) Tj ET\n${steps}\n`;
  const isForm = variant === 'in a form';
  const isNote = variant === 'in a note';
  const ownSteps = isForm ? 'q /Fm0 Do Q' : isNote ? 'BT /F1 18 Tf 40 20 Td (Below the note) Tj ET' : words;
  const ownResources = isForm ? '<< /XObject << /Fm0 6 0 R >> >>' : isNote ? '<< /Font << /F1 4 0 R >> >>' : within;
  const note = isNote ? '7 0 R' : '';
  const all: readonly RawObject[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 5 0 R /Resources ${ownResources} /Annots [${note} ${annotations}] ${page} >>`,
    FONT,
    { dict: '', bytes: ownSteps },
    { dict: `/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Resources ${within}`, bytes: words },
    '<< /Type /Annot /Subtype /Stamp /Rect [0 0 300 200] /F 4 /AP << /N 6 0 R >> >>',
    ...objects,
  ];
  return rawPdf({
    objects: variant === 'in escaped names' ? all.map(inEscapedNames) : all,
    root: 1,
    trailer: variant === 'in escaped names' ? escaped(trailer) : trailer,
    packed: variant === 'in an object stream',
  });
}

/** Two hundred small files that mean harm, the same each time. */
export const hostilePdfs = (): readonly HostilePdf[] =>
  hostileKinds(FIRST_OF_KIND).flatMap((kind) =>
    VARIANTS.map((variant) => ({ name: `${kind.name} ${variant}`, bytes: fileOf(kind, variant) })),
  );
