import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { InWizard, noMoves } from '../testing/in-wizard.tsx';
import { ClaimantScreen } from './claimant-screen.tsx';

// A narrow page: the letter is one line below the questions.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});

const shown = () => show(<InWizard moves={noMoves()}>{<ClaimantScreen />}</InWizard>);

test('who claims and their name are asked on one page, the name once it is known who', async () => {
  const { user } = shown();
  screen.getByRole('heading', { level: 1, name: 'Who are you filing this claim as?' });
  expect(screen.queryByLabelText('First name')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Person' }));
  expect(screen.queryByLabelText('First name')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'For myself' }));
  screen.getByRole('heading', { level: 2, name: 'Fill in your personal information' });
  await user.type(screen.getByLabelText('First name'), 'Marisol');
  await user.click(screen.getByRole('radio', { name: 'Business' }));
  screen.getByRole('heading', { level: 2, name: 'Fill in your business information' });
  screen.getByLabelText('Contact name');
});

test('a claim for a child asks for the guardian first, and gives both answers to the question of age', async () => {
  const moves = noMoves();
  const { user } = show(
    <InWizard moves={moves} draft={{ userType: '1', firstname: 'Dana', lastname: 'Whitlock' }}>
      <ClaimantScreen />
    </InWizard>,
  );
  await user.click(screen.getByRole('radio', { name: 'For a child under 18' }));
  // The name the account knew is that of whoever fills in the form.
  expect(screen.getByLabelText('Your full name')).toHaveProperty('value', 'Dana Whitlock');
  expect(screen.getByLabelText('First name')).toHaveProperty('value', '');
  screen.getByText('“I” in the letter is you.', { exact: false });
  expect(Object.assign({}, ...moves.answers)).toMatchObject({ claimFor: 'child', isAdult: false });
  await user.click(screen.getByRole('radio', { name: 'For myself' }));
  expect(screen.queryByLabelText('Your full name')).toBeNull();
  expect(Object.assign({}, ...moves.answers)).toMatchObject({ claimFor: 'me', isAdult: true });
});

test('a draft that gave its age among the questions shows it here, as it was answered', () => {
  show(
    <InWizard moves={noMoves()} draft={{ userType: '1', isAdult: false, guardianName: 'Rosa Vega' }}>
      <ClaimantScreen />
    </InWizard>,
  );
  expect(screen.getByRole('radio', { name: 'For a child under 18' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Your full name')).toHaveProperty('value', 'Rosa Vega');
});
