import type { Question } from '@plainclaim/domain';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { InWizard, noMoves } from '../testing/in-wizard.tsx';
import { QuestionsScreen } from './questions-screen.tsx';

// A narrow page: the letter is one line below the questions.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});

const yesNo = (key: Question['key'], label: string): Question => ({
  key,
  label,
  answer_type: 'yes_no',
  answer_options: [],
});
const ADULT = yesNo('isAdult', 'Are you 18 years of age or older?');
const agreement: Question = {
  key: 'agreementKind',
  label: 'What kind of agreement did you have?',
  answer_type: 'custom',
  answer_options: ['Signed paper', 'Texts or emails', 'Spoken only', 'No agreement'],
};
const listed = [
  yesNo('bankruptcy', 'Has the other side filed for bankruptcy?'),
  yesNo('restrainingOrder', 'Is there a restraining order between you and the other side?'),
];

function shown(questions: readonly Question[]) {
  const moves = noMoves();
  const changes = { questions: { status: 'ready', value: questions } } as const;
  return {
    ...show(
      <InWizard moves={moves} changes={changes} draft={{ whoUser: '1', userType: '1', amount: '500' }}>
        <QuestionsScreen />
      </InWizard>,
    ),
    moves,
  };
}

/** The reason that stands with a question, closed until it is asked for. */
function whyOf(about: string): HTMLDetailsElement {
  const line = screen.getByText(`: ${about}`).closest('details');
  if (line === null) throw new Error(`nothing says why we ask: ${about}`);
  return line;
}

test('a question about somebody’s life says why it is asked, to who wants to know', () => {
  shown([ADULT, ...listed]);
  const age = whyOf(ADULT.label);
  expect(age.open).toBe(false);
  within(age).getByText('Why we ask');
  within(age).getByText(/a parent or guardian must sign/);
  const list = whyOf('Is any of this true?');
  expect(list.open).toBe(false);
  within(list).getByText(/Some of them protect you/);
});

test('the reason is no part of what a screen reader reads at the question', () => {
  shown([ADULT]);
  const question = screen.getByRole('group', { name: ADULT.label });
  expect(question.getAttribute('aria-describedby')).toBeNull();
});

test('more answers than yes and no are a list, in which nothing is chosen', async () => {
  const { user, moves } = shown([agreement]);
  const list = screen.getByRole('combobox', { name: agreement.label });
  within(list).getByRole('option', { name: 'Choose an answer', selected: true });
  await user.selectOptions(list, 'Texts or emails');
  expect(moves.answers).toContainEqual({ agreementKind: 'Texts or emails' });
});
