import { type CardEntry, readEntry, type SlotValue } from '@plainclaim/domain';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { QuoteSlot } from './quote-slot.tsx';

const card = catalogueOf('debt').cards.find(({ key }) => key === 'debt.said');
const slot = card?.slots.find(({ kind }) => kind === 'quote');
const entry: CardEntry = {
  id: 'c1',
  card: 'debt.said',
  values: {},
  defendant: '',
  counts: '',
  proof: [],
  isLeftOut: false,
};

function shown(first: SlotValue | null) {
  if (card === undefined || slot === undefined) throw new Error('the catalogue has no such card');
  const kept: { value: SlotValue | null } = { value: first };
  function Kept() {
    const [value, setValue] = useState<SlotValue | null>(first);
    kept.value = value;
    if (card === undefined || slot === undefined) return null;
    return (
      <QuoteSlot
        slot={slot}
        read={readEntry(card, entry, 1)}
        speaker={{ isWe: false, defendants: ['Tom Lee'], place: '' }}
        field="quote"
        language="en"
        value={value ?? undefined}
        error={undefined}
        things={[]}
        onChange={setValue}
      />
    );
  }
  return { ...show(<Kept />), kept };
}

const meaning = /what do they mean in English/;

test('words in another language are asked what they mean, and both are kept', async () => {
  const { user, kept } = shown('te pago todo el dinero en junio');
  await user.type(await screen.findByLabelText(meaning), 'I will pay');
  expect(kept.value).toEqual({ text: 'te pago todo el dinero en junio', meaning: 'I will pay' });
  await user.clear(screen.getByLabelText(meaning));
  expect(kept.value).toBe('te pago todo el dinero en junio');
});

test('English words are kept as they are typed, and asked nothing', async () => {
  const { user, kept } = shown(null);
  await user.type(screen.getByRole('textbox'), 'I will pay you next week when I get my check');
  expect(kept.value).toBe('I will pay you next week when I get my check');
  expect(screen.queryByLabelText(meaning)).toBeNull();
});
