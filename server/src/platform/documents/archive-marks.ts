/**
 * The compiler exports for one standard at a time. Its PDF/UA-1 file differs from its PDF/A-2a file of the same document
 * only in the metadata and in the colour profile that the catalog names, so both are appended to the former as an
 * incremental update, the way a PDF is meant to be amended.
 */
const UA_NAMESPACE = 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"';
const UA_PART = '<pdfuaid:part>1</pdfuaid:part>';
/** PDF/A lets the metadata hold only what it knows; the mark of PDF/UA must be described to it. */
const UA_SCHEMA =
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>' +
  '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>' +
  '<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">' +
  '<pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Part of ISO 14289 that the file follows</pdfaProperty:description>' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>' +
  '</rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>';

/**
 * One file that is marked as both. `accessible` and `archival` are the compiler's PDF/UA-1 and PDF/A-2a exports of one
 * document. Throws when they are not built the way this compiler builds them.
 */
export function withArchiveMarks(accessible: Buffer, archival: Buffer): Buffer {
  const base = openPdf(accessible);
  const source = openPdf(archival);
  const sourceCatalog = dictionaryOf(source.object(source.root));
  const intents = dictionaryOf(source.object(reference(sourceCatalog, 'OutputIntents')));
  const intent = dictionaryOf(source.object(firstReference(intents)));
  const profile = source.object(reference(intent, 'DestOutputProfile'));
  const metadata = source.object(reference(sourceCatalog, 'Metadata'));

  const next = base.size;
  const catalog = dictionaryOf(base.object(base.root))
    .replace(/\/Metadata \d+ 0 R/, `/Metadata ${next} 0 R`)
    .replace(/>>\s*$/, `  /OutputIntents [${next + 1} 0 R]\n>>`);
  return append(base, [
    { number: base.root, body: Buffer.from(catalog, 'latin1') },
    { number: next, body: metadataStream(textOfStream(metadata)) },
    {
      number: next + 1,
      body: Buffer.from(intent.replace(/\/DestOutputProfile \d+ 0 R/, `/DestOutputProfile ${next + 2} 0 R`), 'latin1'),
    },
    { number: next + 2, body: profile },
  ]);
}

type PdfFile = {
  readonly bytes: Buffer;
  /** Where the table of objects lies. */
  readonly tableAt: number;
  readonly trailer: string;
  /** Objects, the free one with number 0 included. */
  readonly size: number;
  readonly root: number;
  /** What is between `obj` and `endobj`. */
  readonly object: (number: number) => Buffer;
};

function openPdf(bytes: Buffer): PdfFile {
  const trailerAt = bytes.lastIndexOf('trailer');
  const tail = bytes.toString('latin1', Math.max(0, trailerAt));
  const tableAt = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/, tail));
  const head = bytes.toString('latin1', tableAt, tableAt + 24);
  const size = Number(found(/^xref\s+0 (\d+)\s/, head));
  const entriesAt = tableAt + (/^xref\s+0 \d+\s+/.exec(head)?.[0].length ?? 0);
  return {
    bytes,
    tableAt,
    trailer: found(/^trailer\s*<<([\s\S]*)>>\s*startxref/, tail),
    size,
    root: reference(tail, 'Root'),
    object(number) {
      const entry = entriesAt + 20 * number;
      const at = Number(bytes.toString('latin1', entry, entry + 10));
      const bodyAt = bytes.indexOf('obj', at) + 'obj'.length;
      return bytes.subarray(bodyAt, endOfObject(bytes, bodyAt));
    },
  };
}

/** A stream's bytes may hold any word, so they are passed over by their length. */
function endOfObject(bytes: Buffer, from: number): number {
  const end = bytes.indexOf('endobj', from);
  const stream = bytes.indexOf('stream', from);
  if (stream < 0 || stream > end) return end;
  return bytes.indexOf('endobj', stream + Number(found(/\/Length (\d+)\s/, bytes.toString('latin1', from, stream))));
}

const dictionaryOf = (object: Buffer): string => object.toString('latin1').trim();

const reference = (dictionary: string, key: string): number => {
  const at = dictionary.indexOf(`/${key} `);
  return Number(found(/^ (\d+) 0 R/, at < 0 ? '' : dictionary.slice(at + key.length + 1)));
};

const firstReference = (array: string): number => Number(found(/^\[\s*(\d+) 0 R/, array));

function textOfStream(object: Buffer): string {
  const at = object.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(found(/\/Length (\d+)\s/, object.toString('latin1', 0, at)));
  return object.toString('utf8', at, at + length);
}

function metadataStream(archival: string): Buffer {
  const marked = insertBefore(
    insertBefore(insertBefore(archival, 'xmlns:pdfaid=', `${UA_NAMESPACE} `), '<pdfaid:part>', UA_PART),
    '</rdf:Bag></pdfaExtension:schemas>',
    UA_SCHEMA,
  );
  const bytes = Buffer.from(marked, 'utf8');
  const head = `\n<<\n  /Length ${bytes.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

function insertBefore(text: string, mark: string, addition: string): string {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`The PDF's metadata has no ${mark}`);
  return text.slice(0, at) + addition + text.slice(at);
}

/** `objects` in the order of the file's table: one that is replaced, then new ones from `file.size` on. */
function append(file: PdfFile, objects: readonly { readonly number: number; readonly body: Buffer }[]): Buffer {
  const chunks = [file.bytes, Buffer.from('\n')];
  let at = file.bytes.length + 1;
  const entries = objects.map(({ number, body }) => {
    const chunk = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    const entry = `${String(at).padStart(10, '0')} 00000 n \n`;
    at += chunk.length;
    return entry;
  });
  const [replaced = '', ...added] = entries;
  const trailer = file.trailer.replace(/\/Size \d+/, `/Size ${file.size + added.length}`);
  const table = `xref\n${file.root} 1\n${replaced}${file.size} ${added.length}\n${added.join('')}`;
  const end = `trailer\n<<${trailer}  /Prev ${file.tableAt}\n>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(table + end, 'latin1')]);
}

function found(pattern: RegExp, text: string): string {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`The PDF has no ${pattern.source}`);
  return match;
}
