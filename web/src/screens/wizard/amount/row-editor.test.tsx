import type { TypedRow } from '@plainclaim/domain';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { showLanguage, wantWords } from '../../../i18n/i18n.ts';
import { RowEditor } from './row-editor.tsx';

const empty: TypedRow = { id: 'r1', label: '', amount: '', isMinus: false };

/** The editor as its screen keeps it: each change comes back as the row. */
function edited(first: TypedRow, isJudged = false) {
  const seen = { row: first, done: 0, removed: 0 };
  function Kept() {
    const [row, setRow] = useState(first);
    seen.row = row;
    return (
      <ul>
        <RowEditor
          row={row}
          isJudged={isJudged}
          errorOf={() => undefined}
          onChange={(changes) => setRow({ ...row, ...changes })}
          onDone={() => {
            seen.done += 1;
          }}
          onRemove={() => {
            seen.removed += 1;
          }}
        />
      </ul>
    );
  }
  return { ...show(<Kept />), seen };
}

const label = () => screen.getByLabelText('What is it for?');
const amount = () => screen.getByLabelText('How much?');

test('a row says what for, how much, and whether it is added or taken off', async () => {
  const { user, seen } = edited(empty);
  await user.type(label(), 'Lock');
  await user.type(amount(), '80');
  expect(seen.row).toMatchObject({ label: 'Lock', isMinus: false });
  expect(seen.row.amount).toContain('80');
  await user.click(screen.getByRole('radio', { name: /Taken off/ }));
  expect(seen.row.isMinus).toBe(true);
});

test('ready-made names are offered until one is typed; money that came back is taken off', async () => {
  const { user, seen } = edited(empty);
  await user.click(screen.getByRole('button', { name: 'Money you got back' }));
  expect(seen.row).toMatchObject({ label: 'Payment received', isMinus: true });
  expect(screen.queryByRole('button', { name: 'Repair' })).toBeNull();
});

test('once an amount is typed only names that fit its sign are offered', () => {
  edited({ ...empty, amount: '80' });
  expect(screen.getByRole('button', { name: 'Repair' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Money you got back' })).toBeNull();
});

test('Enter ends the row instead of leaving the screen', async () => {
  const { user, seen } = edited({ ...empty, label: 'Lock', amount: '80' });
  await user.type(amount(), '{Enter}');
  expect(seen.done).toBe(1);
});

test('what is wrong is shown before CONTINUE only when the row was looked at', () => {
  const unfinished = { ...empty, label: 'Lock' };
  const { unmount } = edited(unfinished);
  expect(amount().getAttribute('aria-invalid')).toBeNull();
  unmount();
  edited(unfinished, true);
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(label().getAttribute('aria-invalid')).toBeNull();
});

test('removing names the row, so that the button is known without looking', async () => {
  const { user, seen } = edited({ ...empty, label: 'Lock' });
  await user.click(screen.getByRole('button', { name: 'Remove “Lock”' }));
  expect(seen.removed).toBe(1);
});

test('a ready-made name is offered in Spanish and written in English, as the letter is', async () => {
  await showLanguage('es');
  await wantWords('wizard');
  const { user, seen } = edited(empty);
  await user.click(screen.getByRole('button', { name: 'Reparación' }));
  expect(seen.row.label).toBe('Repair');
});
