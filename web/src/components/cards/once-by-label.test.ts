import { expect, test } from 'vitest';
import { onceByLabel } from './once-by-label.ts';

const answers = [
  { value: 'yard', label: 'jardinería' },
  { value: 'paint', label: 'pintura' },
  { value: 'services.gardening', label: 'jardinería' },
];

test('of two answers with one name the card’s own is offered', () => {
  expect(onceByLabel(answers).map(({ value }) => value)).toEqual(['yard', 'paint']);
});

test('an answer that was chosen before stays', () => {
  const isChosen = ({ value }: { readonly value: string }) => value === 'services.gardening';
  expect(onceByLabel(answers, isChosen)).toEqual(answers);
});
