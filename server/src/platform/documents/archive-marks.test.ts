import { expect, test } from 'vitest';
import { withArchiveMarks } from './archive-marks.ts';

test.each([
  ['no PDF', 'hello'],
  ['a PDF without a table of objects', '%PDF-1.7\ntrailer\n<< /Size 1 /Root 1 0 R >>\nstartxref\n0\n%%EOF'],
])('%s is refused with words that quote nothing of it', (_name, text) => {
  expect(() => withArchiveMarks(Buffer.from(text), Buffer.from(text))).toThrow(/^The PDF has no /);
});
