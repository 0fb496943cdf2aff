import { err, ok } from '@plainclaim/domain';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealedBox } from '../../../platform/security/index.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Seals nothing, so that a test can look for people's words in every table and file. It minds the purpose as ours does. */
export const openBox: SealedBox = {
  newestStart: Buffer.alloc(0),
  hasOlderKeys: false,
  seal: (purpose, plain) => Buffer.concat([Buffer.from(`${purpose}\n`), plain]),
  open: (purpose, sealed) => {
    const head = Buffer.from(`${purpose}\n`);
    const box = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    return box.subarray(0, head.length).equals(head) ? ok(box.subarray(head.length)) : err('sealed_box.tampered');
  },
  sealJson: (purpose, value) => openBox.seal(purpose, Buffer.from(JSON.stringify(value))),
  openJson: (purpose, sealed) => {
    const opened = openBox.open(purpose, sealed);
    return opened.ok ? ok(JSON.parse(opened.value.toString('utf8'))) : opened;
  },
};

/** Where something lies: "claims" and its row as text, or "file <name>" and its bytes. */
export type Kept = { readonly place: string; readonly text: string };

const textOf = (value: unknown): string => {
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Every row of every table, the job queue's too, and every stored file. */
export async function everythingKept({ database, filesDir }: TestApp): Promise<readonly Kept[]> {
  const { rows: tables } = await database.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const kept: Kept[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await database.pool.query<Record<string, unknown>>(`select * from "${schema}"."${name}"`);
    const place = schema === 'public' ? name : `${schema}.${name}`;
    for (const row of rows) {
      const text = Object.entries(row).map(([column, value]) => `${column}=${textOf(value)}`);
      kept.push({ place, text: text.join('\n') });
    }
  }
  for (const name of await readdir(filesDir)) {
    const bytes = await readFile(join(filesDir, name));
    kept.push({ place: `file ${name}`, text: `${name}\n${bytes.toString('latin1')}` });
  }
  return kept;
}

/** The places where any of the words is found. Words are looked for as they lie in the bytes. */
export const placesOf = (kept: readonly Kept[], words: readonly string[]): readonly string[] => {
  const inBytes = words.map((word) => Buffer.from(word).toString('latin1').toLowerCase());
  return [
    ...new Set(
      kept
        .filter(({ text }) => inBytes.some((word) => text.toLowerCase().includes(word)))
        .map(({ place }) => place.replace(/^file .*/, 'a file')),
    ),
  ].toSorted();
};
