import { deflateSync } from 'node:zlib';

/** An object's words; a stream has bytes as well. Numbers are given by the order, from 1. */
export type RawObject = string | { readonly dict: string; readonly bytes: Uint8Array | string };

type Written = {
  readonly objects: readonly RawObject[];
  /** The catalog's number. */
  readonly root: number;
  readonly trailer?: string;
  /** Puts whatever is no stream into an object stream. */
  readonly packed?: boolean;
};

const bytesOf = (text: Uint8Array | string): Buffer =>
  typeof text === 'string' ? Buffer.from(text, 'latin1') : Buffer.from(text);

const streamOf = ({ dict, bytes }: { readonly dict: string; readonly bytes: Uint8Array | string }): Buffer => {
  const body = bytesOf(bytes);
  return Buffer.concat([bytesOf(`<< ${dict} /Length ${body.length} >>\nstream\n`), body, bytesOf('\nendstream')]);
};

/** A stream that is packed as usual. */
export const flate = (dict: string, bytes: Uint8Array | string): RawObject => ({
  dict: `${dict} /Filter /FlateDecode`,
  bytes: deflateSync(bytesOf(bytes)),
});

/** A PDF written word by word, as no library would: whatever is in it is in the file. */
export function rawPdf({ objects, root, trailer = '', packed = false }: Written): Buffer {
  const parts: Buffer[] = [bytesOf('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')];
  const offsets = new Map<number, number>();
  let at = parts[0]?.length ?? 0;
  const put = (bytes: Buffer): void => {
    parts.push(bytes);
    at += bytes.length;
  };
  const inside: { readonly number: number; readonly words: string }[] = [];
  for (const [index, object] of objects.entries()) {
    const number = index + 1;
    if (packed && typeof object === 'string') {
      inside.push({ number, words: object });
      continue;
    }
    offsets.set(number, at);
    const body = typeof object === 'string' ? bytesOf(object) : streamOf(object);
    put(Buffer.concat([bytesOf(`${number} 0 obj\n`), body, bytesOf('\nendobj\n')]));
  }
  if (!packed) {
    const size = objects.length + 1;
    const lines = Array.from(
      { length: objects.length },
      (_, index) => `${String(offsets.get(index + 1) ?? 0).padStart(10, '0')} 00000 n \n`,
    );
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`;
    put(bytesOf(`${table}trailer\n<< /Size ${size} /Root ${root} 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`));
    return Buffer.concat(parts);
  }
  const holder = objects.length + 1;
  let within = 0;
  const heads = inside.map(({ number, words }) => {
    const head = `${number} ${within}`;
    within += words.length + 1;
    return head;
  });
  const first = `${heads.join(' ')}\n`;
  offsets.set(holder, at);
  const body = deflateSync(bytesOf(`${first}${inside.map(({ words }) => `${words}\n`).join('')}`));
  const dict = `/Type /ObjStm /N ${inside.length} /First ${first.length} /Filter /FlateDecode`;
  put(Buffer.concat([bytesOf(`${holder} 0 obj\n`), streamOf({ dict, bytes: body }), bytesOf('\nendobj\n')]));
  const places = new Map(inside.map(({ number }, index) => [number, index]));
  const rows = Buffer.alloc((holder + 2) * 6);
  for (let number = 1; number <= holder + 1; number += 1) {
    const place = places.get(number);
    rows[number * 6] = place === undefined ? 1 : 2;
    rows.writeUInt32BE(place === undefined ? (offsets.get(number) ?? at) : holder, number * 6 + 1);
    rows[number * 6 + 5] = place ?? 0;
  }
  const table = streamOf({
    dict: `/Type /XRef /Size ${holder + 2} /W [1 4 1] /Root ${root} 0 R ${trailer} /Filter /FlateDecode`,
    bytes: deflateSync(rows),
  });
  const tableAt = at;
  put(Buffer.concat([bytesOf(`${holder + 1} 0 obj\n`), table, bytesOf(`\nendobj\nstartxref\n${tableAt}\n%%EOF\n`)]));
  return Buffer.concat(parts);
}
