import { type CardEntry, readEntry, type SlotValue } from '@plainclaim/domain';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { showLanguage, wantWords } from '../../i18n/i18n.ts';
import { show } from '../../testing/show.tsx';
import { WordsSlot } from './words-slot.tsx';

const card = catalogueOf('auto').cards.find(({ key }) => key === 'auto.wrong');
const slot = card?.slots.find(({ kind }) => kind === 'words');
const entry: CardEntry = {
  id: 'c1',
  card: 'auto.wrong',
  values: {},
  defendant: '',
  counts: '',
  proof: [],
  isLeftOut: false,
};

function shown(language: 'en' | 'es') {
  const kept: { value: SlotValue | null } = { value: null };
  function Kept() {
    const [value, setValue] = useState<SlotValue | null>(null);
    kept.value = value;
    if (card === undefined || slot === undefined) throw new Error('the catalogue has no such card');
    return (
      <WordsSlot
        slot={slot}
        read={readEntry(card, entry, 1)}
        speaker={{ isWe: false, defendants: ['Tom Lee'], place: '' }}
        field="problem"
        language={language}
        value={value ?? undefined}
        error={undefined}
        things={[]}
        onChange={setValue}
      />
    );
  }
  return { ...show(<Kept />), kept };
}

afterEach(() => showLanguage('en'));

test('words that are not English are asked what they mean, and the letter has both', async () => {
  await wantWords('further');
  await showLanguage('es');
  const { user, kept } = shown('es');
  const [typed] = screen.getAllByRole('textbox');
  if (typed === undefined) throw new Error('there is no field');
  await user.type(typed, 'el motor hace un ruido muy fuerte');
  const meaning = await screen.findByLabelText(/inglés\?$/);
  expect(kept.value).toEqual({ text: 'el motor hace un ruido muy fuerte' });
  await user.type(meaning, 'the engine is loud');
  expect(kept.value).toEqual({ text: 'el motor hace un ruido muy fuerte', meaning: 'the engine is loud' });
  await user.clear(meaning);
  expect(kept.value).toEqual({ text: 'el motor hace un ruido muy fuerte' });
});

test('words in another language can be left out instead', async () => {
  await wantWords('further');
  await showLanguage('es');
  const { user, kept } = shown('es');
  const [typed] = screen.getAllByRole('textbox');
  if (typed === undefined) throw new Error('there is no field');
  await user.type(typed, 'el motor hace un ruido muy fuerte');
  const question = await screen.findByRole('status');
  const [leaveOut] = [...question.querySelectorAll('button')];
  if (leaveOut === undefined) throw new Error('nothing leaves it out');
  await user.click(leaveOut);
  expect(kept.value).toBeNull();
});

test('nobody who reads English is asked', async () => {
  const { user, kept } = shown('en');
  const [typed] = screen.getAllByRole('textbox');
  if (typed === undefined) throw new Error('there is no field');
  await user.type(typed, 'the engine is loud');
  expect(kept.value).toEqual({ text: 'the engine is loud' });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
