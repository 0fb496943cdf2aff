import { describe, expect, test } from 'vitest';
import { cleanTyped, findIssues } from './index.ts';
import ordinaryFirst from './testing/blind/ordinary-1.json' with { type: 'json' };
import ordinarySecond from './testing/blind/ordinary-2.json' with { type: 'json' };
import unsafeFirst from './testing/blind/unsafe-1.json' with { type: 'json' };
import unsafeSecond from './testing/blind/unsafe-2.json' with { type: 'json' };

/** How the sets were made, and what each reading of them gave, stands in testing/blind/README.md. */
type Sample = { readonly text: string };
const isMarked = ({ text }: Sample): boolean =>
  findIssues(cleanTyped(text)).some(({ severity }) => severity !== 'note');
const marked = (samples: unknown): number => (samples as readonly Sample[]).filter(isMarked).length;

// A set that was looked at once measures nothing new: these figures only keep what was reached.
describe('sentences written by somebody who had not read the code', () => {
  test('that must not pass silently are caught as often as when they were first read', () => {
    expect(marked(unsafeFirst)).toBeGreaterThanOrEqual(198);
    expect(marked(unsafeSecond)).toBeGreaterThanOrEqual(177);
  });

  test('from ordinary claims are marked no more often than then', () => {
    expect(marked(ordinaryFirst)).toBeLessThanOrEqual(9);
    expect(marked(ordinarySecond)).toBeLessThanOrEqual(12);
  });
});
