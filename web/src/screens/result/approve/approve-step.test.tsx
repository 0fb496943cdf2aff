import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { type Decisions, type Given, threat, useOpenedLetter } from '../testing/opened-letter.tsx';
import { ApproveStep } from './approve-step.tsx';

function shown(given: Given) {
  const decisions: Decisions = [];
  const Step = () => <ApproveStep opened={useOpenedLetter(given, decisions)} />;
  return { ...show(<Step />), decisions };
}

const approve = () => screen.getByRole('button', { name: /approve/i });

test('one press approves a letter in which nothing is open', async () => {
  const { user, decisions } = shown({});
  await user.click(approve());
  expect(decisions).toEqual(['approve']);
});

test('an open place keeps the letter from being approved, and the step says so', async () => {
  const { user, decisions } = shown({ findings: [threat] });
  await user.click(approve());
  expect(decisions).toEqual([]);
  expect(screen.getByRole('alert').textContent).toMatch(/1 place is still open/);
});

test('while the checks are about an earlier text the button waits, so that no press is lost', async () => {
  const { user, decisions } = shown({ findings: [threat], isCurrent: false });
  expect(approve().getAttribute('aria-disabled')).toBe('true');
  await user.click(approve());
  expect(decisions).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});
