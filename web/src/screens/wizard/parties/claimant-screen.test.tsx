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
  screen.getByRole('heading', { level: 2, name: 'Fill in your personal information' });
  await user.type(screen.getByLabelText('First name'), 'Marisol');
  await user.click(screen.getByRole('radio', { name: 'Business' }));
  screen.getByRole('heading', { level: 2, name: 'Fill in your business information' });
  screen.getByLabelText('Contact name');
});
