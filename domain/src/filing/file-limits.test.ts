import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import type { ElectronicFiling, FilingRow } from '../jurisdictions/pack/filing-rules.ts';
import { fileProblems, isToConfirm } from './file-limits.ts';

const row = <T>(value: T): FilingRow<T> => ({
  id: 'filing.a@2026-11-22',
  value,
  from: null,
  to: null,
  source: 'A page',
  checkedOn: dayOf('2026-11-22'),
  certainty: 'official',
  saidOn: dayOf('2026-01-01'),
});
const limits: ElectronicFiling = {
  name: row('Filing'),
  formats: row(['pdf', 'jpg']),
  megabytes: row(2),
  nameLetters: row(20),
  plainNames: row(true),
  unlocked: row(true),
  noEvidence: row(true),
  oneSubmission: row(true),
  computerOnly: row(true),
  payments: row(['debit_card']),
  ownAccount: row(true),
  cardSurcharge: row(null),
  caseType: row('Small'),
  documentTypes: row({ complaint: 'Complaint', summons: 'Summons', service: 'Service' }),
};
const file = { name: 'Complaint.pdf', bytes: 2_000_000, isLocked: false, isEvidence: false };

test.each([
  ['a file within every limit', {}, []],
  ['capital letters in the ending', { name: 'COMPLAINT.PDF' }, []],
  ['another format', { name: 'Complaint.png' }, ['filing.wrong_format']],
  ['no ending', { name: 'Complaint' }, ['filing.wrong_format']],
  ['one byte too many', { bytes: 2_000_001 }, ['filing.too_large']],
  ['a name one letter too long', { name: `${'a'.repeat(17)}.pdf` }, ['filing.name_too_long']],
  ['signs a system may not take', { name: 'Complaint#1.pdf' }, ['filing.name_signs']],
  ['a password', { isLocked: true }, ['filing.locked']],
  ['evidence', { isEvidence: true }, ['filing.evidence']],
  [
    'several at once',
    { name: 'é'.repeat(20), isLocked: true },
    ['filing.wrong_format', 'filing.name_signs', 'filing.locked'],
  ],
])('%s', (_what, patch, problems) => {
  expect(fileProblems({ ...file, ...patch }, limits)).toEqual(problems);
});

test('a larger file never has fewer problems', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(5_000_000), (bytes, more) => {
      const [small, large] = [bytes, bytes + more].map((size) => fileProblems({ ...file, bytes: size }, limits));
      expect(large?.length).toBeGreaterThanOrEqual(small?.length ?? 0);
    }),
  );
});

test('what no page said, what others retold, and what a page said long ago is to be confirmed', () => {
  const today = dayOf('2026-11-22');
  expect(isToConfirm(row(1), today)).toBe(false);
  expect(isToConfirm({ ...row(1), saidOn: null }, today)).toBe(true);
  expect(isToConfirm({ ...row(1), certainty: 'secondary' }, today)).toBe(true);
  expect(isToConfirm({ ...row(1), saidOn: dayOf('2021-04-15') }, today)).toBe(true);
});
