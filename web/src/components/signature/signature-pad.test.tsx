import { fireEvent, screen } from '@testing-library/react';
import type { SignatureMethod } from '@plainclaim/domain';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { SignaturePad } from './signature-pad.tsx';

const PNG_BEGINS = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

/** The pad as its screen keeps it. What is drawn on the canvas needs a browser: the journeys draw there. */
function shown(first: string | null, madeBy: SignatureMethod | '' = '', error?: string) {
  const kept: { value: string | null; method: SignatureMethod | null } = { value: first, method: null };
  function Kept() {
    const [value, setValue] = useState(first);
    return (
      <SignaturePad
        name="signature"
        value={value}
        madeBy={madeBy}
        suggestedName="Ada Vega"
        error={error}
        onChange={(next, method) => {
          kept.value = next;
          kept.method = method;
          setValue(next);
        }}
      />
    );
  }
  return { ...show(<Kept />), kept };
}

const box = () => screen.getByRole('img');
const clear = () => screen.getByRole('button', { name: 'Clear Signature' });
const picture = () => screen.getByLabelText('Picture of your signature', { selector: 'input' });

test('an empty box says that it is empty, and there is nothing to clear', () => {
  shown(null);
  expect(box().getAttribute('aria-label')).toMatch(/empty/);
  expect(clear().getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a saved signature is told as saved, and cleared by one press with the way it was made', async () => {
  const { user, kept } = shown(PICTURE, 'typed');
  expect(screen.getByRole('status').textContent).toMatch(/Signature saved/);
  await user.click(clear());
  expect(kept).toEqual({ value: null, method: 'typed' });
  expect(box().getAttribute('aria-label')).toMatch(/empty/);
  expect(screen.getByLabelText('Your full name')).toHaveProperty('value', '');
});

test('it opens in the way the saved one was made', () => {
  shown(PICTURE, 'uploaded');
  expect(screen.getByRole('radio', { name: 'Upload a picture' })).toHaveProperty('checked', true);
  expect(picture()).toBeTruthy();
});

test('the name to type is offered with the one that is known', async () => {
  const { user } = shown(null, 'uploaded');
  expect(screen.queryByLabelText('Your full name')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Draw it' }));
  expect(screen.queryByLabelText('Picture of your signature', { selector: 'input' })).toBeNull();
});

test.each<[string, File, RegExp]>([
  ['is no picture', new File(['hello'], 'a.txt', { type: 'text/plain' }), /not a PNG or JPEG/],
  [
    'is too large',
    new File([PNG_BEGINS, new Uint8Array(16 * 1024 * 1024)], 'a.png', { type: 'image/png' }),
    /larger than/,
  ],
])('a file that %s is refused with what to do, and the signature stays as it was', async (_name, file, words) => {
  const { kept } = shown(PICTURE, 'uploaded');
  fireEvent.change(picture(), { target: { files: [file] } });
  expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull();
  expect(kept).toEqual({ value: PICTURE, method: null });
});

test('what is wrong is said at the box, and belongs to it for screen readers', () => {
  shown(null, '', 'Please sign here.');
  const error = screen.getByText('Please sign here.');
  expect(box().getAttribute('aria-describedby')?.split(' ')).toContain(error.closest('[id]')?.id);
});
