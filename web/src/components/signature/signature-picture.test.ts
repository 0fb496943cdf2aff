import { afterEach, expect, test, vi } from 'vitest';
import { savedFromPicture } from './signature-picture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a photograph that is too small is refused, and its memory given back', async () => {
  let isClosed = false;
  vi.stubGlobal('createImageBitmap', async () => ({
    width: 10,
    height: 10,
    close: () => {
      isClosed = true;
    },
  }));
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'signature.png');
  expect(await savedFromPicture(picture)).toMatchObject({ ok: false, error: 'too_small' });
  expect(isClosed).toBe(true);
});
