import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { HELD_OUT } from '../held-out-samples.ts';
import { ORDINARY } from '../ordinary-samples.ts';

/** `source` is who wrote it: a writer's file, a burned measure, or the tests. `kind` is `ok` where it must pass. */
export type Sample = { readonly source: string; readonly kind: string; readonly text: string };

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const WRITERS = ['a', 'b', 'c', 'd', 'stories', 'tests'];
const BURNED = ['1', '2', '3'];
/** The burned measures have names of their own for some kinds. */
const SAME: Readonly<Record<string, string>> = {
  extortion: 'leverage',
  private_number: 'private',
  hurts_own_case: 'hurts_case',
};

/** Every sentence that the tables are learned from, in a fixed order. */
export function readCorpus(): readonly Sample[] {
  const samples = (source: string, texts: readonly string[], kind: string): readonly Sample[] =>
    texts.map((text) => ({ source, kind, text }));
  return [
    ...WRITERS.flatMap((source) =>
      textOf(`testing/corpus/${source}.tsv`)
        .split('\n')
        .filter((line) => line !== '')
        .map((line): Sample => {
          const [kind = '', text = ''] = line.split('\t');
          return { source, kind, text };
        }),
    ),
    ...BURNED.flatMap((number) => burned(`unsafe-${number}`, number)),
    ...BURNED.flatMap((number) => burned(`ordinary-${number}`, number)),
    ...samples('tests', HELD_OUT, 'threat'),
    ...samples('tests', ORDINARY, 'ok'),
  ];
}

/** `injury` is a fact that only a claim for an injury holds. */
type Burned = { readonly text: string; readonly kind?: string; readonly injury?: boolean };

function burned(file: string, number: string): readonly Sample[] {
  const read: unknown = JSON.parse(textOf(`testing/blind/${file}.json`));
  if (!Array.isArray(read)) return [];
  return read
    .filter((one: Burned) => one.injury !== true)
    .map((one: Burned) => ({
      source: `blind ${number}`,
      kind: SAME[one.kind ?? ''] ?? one.kind ?? 'ok',
      text: one.text,
    }));
}

/** What turns sentences into features and tables: with any of it changed, the tables are no longer what they say. */
const CODE = ['sentences/sentence-features.ts', 'sentences/sentence-reader.ts', 'testing/training/train.ts'];

/** The print of all that the tables are made from. */
export function corpusPrint(): string {
  const hash = createHash('sha256').update(JSON.stringify(readCorpus()));
  for (const path of CODE) hash.update(textOf(path));
  return hash.digest('hex').slice(0, 16);
}
