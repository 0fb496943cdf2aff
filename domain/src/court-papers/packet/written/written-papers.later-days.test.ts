import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../claims/claim.ts';
import { aBusinessClaimant, aClaim, aClaimFor, answering } from '../../../claims/testing/a-claim.ts';
import { dayOf } from '../../../jurisdictions/pack/dated-rows.ts';
import { packetOf, sheetOf, textOf } from '../../testing/packets.ts';

describe('the last day to file', () => {
  const notesOf = (claim: Claim) => textOf(sheetOf(packetOf(claim), 'cover'));
  const mixed = aClaim({ reasons: ['personal-loan', 'bad-check'], happenedOn: dayOf('2023-01-10') });
  const child = (birthday: string | null) =>
    aClaimFor('never-came', {
      claimantBirthDate: birthday === null ? null : dayOf(birthday),
      guardianName: 'Maria Reyes',
      happenedOn: dayOf('2024-06-01'),
      ...answering({ isAdult: false }),
    });

  test('of each state is told where the reasons have different ones, the one that seems over with free help', () => {
    const notes = notesOf(mixed);
    expect(notes).toMatch(/It may be too late[^"]*may have ended on January 10, 2026[^"]*Free help: /);
    expect(notes).toContain('may end on January 10, 2029.');
    expect(notes).toContain('Your reasons have different time limits.');
  });

  test('is told once where all reasons have the same', () => {
    const notes = notesOf(aClaim({ happenedOn: dayOf('2023-01-10') }));
    expect(notes.match(/January 10, 20\d\d/g)).toEqual(['January 10, 2029']);
    expect(notes).not.toMatch(/too late|different time limits/);
  });

  test('is the first of them where none of the reasons is near its end', () => {
    const notes = notesOf(aClaim({ reasons: ['personal-loan', 'bad-check'] }));
    expect(notes).toContain('may end on June 1, 2029.');
    expect(notes).not.toMatch(/June 1, 2032|different time limits/);
  });

  test('that seems over is never told as one still to come', () => {
    const notes = notesOf(aClaim({ happenedOn: dayOf('2015-01-10') }));
    expect(notes).toMatch(/It may be too late[^"]*may have ended on January 10, 2021/);
    expect(notes).not.toContain('may end on');
  });

  test('of a child is told with the earlier day too, where the law that pauses it does not name the claim', () => {
    const notes = notesOf(child('2012-01-01'));
    expect(notes).toContain('may end on January 1, 2034.');
    expect(notes).toContain('Without a pause, the time to file may end on June 1, 2028. That is the safer day.');
  });

  test('of a child without a birthday is the one without a pause, which may be over', () => {
    expect(notesOf(child(null))).toContain(
      'Without a pause, the time to file may end on June 1, 2028. That is the safer day.',
    );
    expect(notesOf({ ...child(null), happenedOn: dayOf('2022-06-01') })).toMatch(
      /Without a pause, the time to file may have ended on June 1, 2026\. Only a court can decide that\. Free help: /,
    );
  });
});

describe('the certification kept for later', () => {
  const certifies = (claim: Claim) => textOf(sheetOf(packetOf(claim), 'military'));

  test.each<[string, Claim, string]>([
    ['a plaintiff', aClaim(), 'Ana Reyes, plaintiff, says'],
    [
      'an officer of a company',
      aClaim({ claimant: aBusinessClaimant('Reyes Homes LLC') }),
      'Ana Reyes, authorized officer or employee of Reyes Homes LLC, says',
    ],
    [
      'the guardian of a child',
      aClaim({ guardianName: 'Maria Reyes', ...answering({ isAdult: false }) }),
      'Maria Reyes, parent or guardian of Ana Reyes, says',
    ],
  ])('names %s as who signs it', (_name, claim, words) => {
    expect(certifies(claim)).toContain(words);
  });
});
