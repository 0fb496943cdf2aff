import { pseudoMessage } from '@plainclaim/contract/testing/pseudo';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { entriesOf } from '../../build/screen-words-plugin.ts';

const WEB = new URL('../..', import.meta.url).pathname;

/** What the program puts in or chooses by: names, kinds and tags, wherever they stand. */
const partsOf = (compiled: unknown): readonly string[] =>
  Array.isArray(compiled)
    ? compiled.flatMap((part: unknown) => (Array.isArray(part) ? [String(part[0]), String(part[1] ?? '')] : []))
    : [];
const tagsIn = (text: string) => (text.match(/<\/?\d+\/?>/g) ?? []).toSorted();

test('every message of the screens can be longer by two fifths, and keeps its values, forms and tags', async () => {
  const entries = await entriesOf(WEB, 'en');
  expect(entries.length).toBeGreaterThan(300);
  for (const { english } of entries) {
    const said = pseudoMessage(english);
    expect(partsOf(compileMessageOrThrow(said))).toEqual(partsOf(compileMessageOrThrow(english)));
    expect(tagsIn(said)).toEqual(tagsIn(english));
  }
});
