import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOfFile, LARGEST_FILE } from './file-hash.ts';

test('a file has the hash that everybody else works out for its bytes', async () => {
  const bytes = new Uint8Array(70_000).map((_, at) => at % 251);
  const hash = createHash('sha256').update(bytes).digest('hex');
  expect(await hashOfFile(new Blob([bytes]))).toEqual({ ok: true, value: hash });
});

test('a file that is too large to be one of ours is not read', async () => {
  const file = { size: LARGEST_FILE + 1, arrayBuffer: () => Promise.reject(new Error('it was read')) };
  expect(await hashOfFile(file)).toEqual({ ok: false, error: 'too_large' });
});

test('a file that is gone when it is read is said to be unreadable', async () => {
  const file = { size: 10, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
  expect(await hashOfFile(file)).toEqual({ ok: false, error: 'unreadable' });
});
