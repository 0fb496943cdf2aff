import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ArticleChoices } from './article-choices.tsx';
import { SelfChoice } from './self-choice.tsx';

function Kept() {
  const [typed, setTyped] = useState('card processor');
  return (
    <>
      <p data-testid="typed">{typed}</p>
      <ArticleChoices typed={typed} isWe={true} onChange={setTyped} />
    </>
  );
}

test('a noun without a small word is offered with each, and nothing is asked once it has one', async () => {
  const { user } = show(<Kept />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'a card processor',
    'the card processor',
    'our card processor',
  ]);
  await user.click(screen.getByRole('button', { name: 'the card processor' }));
  expect(screen.getByTestId('typed').textContent).toBe('the card processor');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('where a card may tell of two acts, the guardian chooses between its two sentences', () => {
  const said = { child: 'Amaya paid $250.00 after insurance.', guardian: 'I paid $250.00 after insurance.' };
  show(
    <SelfChoice name="self" child="Amaya" value={undefined} error={undefined} said={said} onChange={() => undefined} />,
  );
  expect(screen.getByRole('group', { name: 'Which sentence is right?' })).toBeTruthy();
  expect(screen.getByText(said.child)).toBeTruthy();
  expect(screen.getByText(said.guardian)).toBeTruthy();
});
