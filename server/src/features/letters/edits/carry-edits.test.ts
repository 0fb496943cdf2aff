import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carryEdits } from './carry-edits.ts';

/** A generated letter of these sentences, one paragraph each. */
function aLetter(...sentences: readonly string[]) {
  const places: { start: number; end: number }[] = [];
  let text = '';
  for (const sentence of sentences) {
    if (text !== '') text += '\n\n';
    places.push({ start: text.length, end: text.length + sentence.length });
    text += sentence;
  }
  return { text, sentences: places };
}

describe('a change of the generated letter', () => {
  test.each([
    [
      'a sentence that says something else',
      ['A.', 'B.', 'C.'],
      ['A.', 'X.', 'C.'],
      'A.\n\nB.\n\nC.!',
      'A.\n\nX.\n\nC.!',
    ],
    ['a sentence taken out', ['A.', 'B.', 'C.'], ['A.', 'C.'], 'A.\n\nB.\n\nmine', 'A.\n\nmine'],
    ['a sentence put in', ['A.', 'C.'], ['A.', 'B.', 'C.'], 'A.\n\nmine', 'A.\n\nB.\n\nmine'],
    ['the first sentence taken out', ['A.', 'B.'], ['B.'], 'A.\n\nB.\n\nmine', 'B.\n\nmine'],
    ['a new first sentence', ['B.'], ['A.', 'B.'], 'mine\n\nB.', 'mine\n\nA.\n\nB.'],
    ['two changes', ['A.', 'B.', 'C.'], ['X.', 'B.', 'Y.'], 'A.\n\nmine\n\nC.', 'X.\n\nmine\n\nY.'],
    ['a sentence taken out between edits', ['A.', 'B.', 'C.'], ['A.', 'C.'], 'my A\n\nB.\n\nmy C', 'my A\n\nmy C'],
    [
      'a sentence taken out of a paragraph',
      ['A.', 'B.', 'C.'],
      ['A.', 'C.'],
      'mine\n\nB. And mine',
      'mine\n\nAnd mine',
    ],
    ['nothing', ['A.'], ['A.'], 'mine', 'mine'],
  ])('is made in the edited one: %s', (_name, old, next, edited, expected) => {
    expect(carryEdits(aLetter(...old), aLetter(...next), edited)).toEqual({ text: expected, isComplete: true });
  });

  test.each([
    ['its sentence was edited', ['A.', 'B.'], ['A.', 'X.'], 'A.\n\nB, as I see it.'],
    ['its sentence stands there twice', ['A.', 'B.'], ['A.', 'X.'], 'B.\n\nA.\n\nB.'],
    ['its neighbours are gone too', ['A.', 'B.'], ['A.', 'X.', 'B.'], 'All mine.'],
  ])('leaves the text alone when %s', (_name, old, next, edited) => {
    expect(carryEdits(aLetter(...old), aLetter(...next), edited)).toEqual({ text: edited, isComplete: false });
  });

  test('leaves the text alone when hardly a sentence is the same', () => {
    const [old, next] = ['A', 'B'].map((name) => aLetter(...Array.from({ length: 401 }, (_, nr) => `${name}${nr}.`)));
    if (old === undefined || next === undefined) throw new Error('there are two');
    expect(carryEdits(old, next, old.text)).toEqual({ text: old.text, isComplete: false });
  });

  test('is made where it can be, and says that it is not all of it', () => {
    const [old, next] = [aLetter('A.', 'B.', 'C.'), aLetter('X.', 'B.', 'Y.')];
    expect(carryEdits(old, next, 'A.\n\nB.\n\nC, edited.')).toEqual({
      text: 'X.\n\nB.\n\nC, edited.',
      isComplete: false,
    });
  });
});

const someSentences = fc
  .uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 })
  .map((names) => names.map((name) => `Sentence ${name}.`));

describe('any two generated letters', () => {
  test('an untouched letter that begins the same becomes the next one', () => {
    fc.assert(
      fc.property(someSentences, someSentences, (a, b) => {
        const [old, next] = [aLetter('Dear you:', ...a), aLetter('Dear you:', ...b)];
        expect(carryEdits(old, next, old.text)).toEqual({ text: next.text, isComplete: true });
      }),
    );
  });

  test('what the person added at the end stays, to the letter', () => {
    fc.assert(
      fc.property(someSentences, someSentences, fc.string({ minLength: 1 }), (a, b, mine) => {
        const edited = `${aLetter(...a).text}\n\nPS ${mine}`;
        expect(carryEdits(aLetter(...a), aLetter(...b), edited).text.endsWith(`PS ${mine}`)).toBe(true);
      }),
    );
  });
});
