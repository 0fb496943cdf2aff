import { describe, expect, it } from 'vitest';
import { amountPlace } from './amount-place.ts';

const SENTENCES = [
  ['Dear Mr. Smith:', 'fixed'],
  ['My deposit was $2,400.', 'calculation'],
  ['It earned $60 in interest.', 'calculation'],
  ['The total is $2,460.', 'sum'],
] as const;

function written(parts: readonly (readonly [string, string])[]) {
  let start = 0;
  const sentences = parts.map(([text, kind]) => {
    const place = { start, end: start + text.length };
    start += text.length + 1;
    return { ...place, source: { kind, label: '', quote: null, cite: null, reference: null, key: null } };
  });
  return { generated_text: parts.map(([text]) => text).join('\n'), sentences };
}
function shown(text: string, parts: readonly (readonly [string, string])[]): string | null {
  const place = amountPlace(text, written(parts));
  return place === null ? null : text.slice(place.start, place.end);
}

describe('the place of the amount in a letter', () => {
  it('is where the person explains it', () => {
    expect(shown(written(SENTENCES).generated_text, SENTENCES)).toBe(
      'My deposit was $2,400.\nIt earned $60 in interest.',
    );
  });

  it('is found in a text that was changed before it', () => {
    const edited = `Words of my own.\n${written(SENTENCES).generated_text}`;
    expect(shown(edited, SENTENCES)).toBe('My deposit was $2,400.\nIt earned $60 in interest.');
  });

  it('is where the sum stands when nothing is explained', () => {
    const parts = [SENTENCES[0], SENTENCES[3]];
    expect(shown(written(parts).generated_text, parts)).toBe('The total is $2,460.');
  });

  it('is nowhere in a letter that does not speak of it', () => {
    expect(shown('Dear Mr. Smith:', [SENTENCES[0]])).toBeNull();
  });
});
