import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { NextStepCard, type NextStepCardProps, NOTES_ID } from './next-step-card.tsx';

type Answer = NextStepCardProps['answer'];

const shown = (code: Answer['next_step']['code'], contains: Answer['contains']) =>
  show(
    <>
      <NextStepCard
        answer={{ next_step: { code, day: '2026-12-07' }, case_id: 'c-1', contains, money: { open: 245_000 } }}
      />
      <div id={NOTES_ID} tabIndex={-1} data-testid="notes" />
    </>,
  );

test('whoever filed with papers of ours is led to the filing page', () => {
  shown('wait_for_court', ['letter', 'court_papers']);
  expect(screen.getByRole('link', { name: 'Open the filing page' }).getAttribute('href')).toBe('/file-it-now?case=c-1');
  expect(screen.queryByRole('button', { name: 'Note what happened' })).toBeNull();
});

test.each(['wait_for_court', 'say_how_hearing_went', 'say_what_happened', 'collect'] as const)(
  'without papers of ours “%s” is written down on this page, and the button leads there',
  async (code) => {
    const { user } = shown(code, ['letter']);
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Note what happened' }));
    expect(document.activeElement).toBe(screen.getByTestId('notes'));
  },
);
