import { describe, expect, it } from 'vitest';
import { fileProblemOf } from './file-problem.ts';

const MOST = 1_000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [...'%PDF-1.7\n'].map((sign) => sign.charCodeAt(0));
const HEIC = [0, 0, 0, 24, ...[...'ftypheic'].map((sign) => sign.charCodeAt(0))];

const fileOf = (start: readonly number[], length = 500): Blob => {
  const bytes = new Uint8Array(Math.max(length, start.length));
  bytes.set(start);
  return new Blob([bytes]);
};

describe('a file that was chosen', () => {
  it.each([
    ['a PNG', fileOf(PNG), null],
    ['a PDF', fileOf(PDF), null],
    ['a file of exactly the limit', fileOf(PNG, MOST), null],
    ['one byte more', fileOf(PNG, MOST + 1), 'too-large'],
    ['a HEIC photo', fileOf(HEIC), null],
    ['a text', new Blob(['My evidence']), 'unknown-kind'],
    ['nothing', new Blob([]), 'empty'],
  ])('is looked at before it is sent: %s', async (_name, file, problem) => {
    expect(await fileProblemOf(file, MOST)).toBe(problem);
  });

  it('is not sent when it cannot be read', async () => {
    class Folder extends Blob {
      override arrayBuffer(): Promise<ArrayBuffer> {
        return Promise.reject(new Error('NotReadableError'));
      }
      override slice(): Blob {
        return this;
      }
    }
    expect(await fileProblemOf(new Folder(), MOST)).toBe('unreadable');
  });
});
