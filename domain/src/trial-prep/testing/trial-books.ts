import { assessClaim } from '../../claim-fit/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { dayOf } from '../../jurisdictions/pack/dated-rows.ts';
import { usNj } from '../../jurisdictions/us-nj/index.ts';
import {
  NO_TRIAL_NOTES,
  prepareTrialBook,
  type TrialBook,
  type TrialBookInput,
  type TrialFileKind,
  type TrialSheetKind,
} from '../index.ts';

/** A Saturday. */
export const TODAY = dayOf('2026-11-21');

export const inputFor = (claim: Claim, more: Partial<TrialBookInput> = {}): TrialBookInput => {
  const fit = assessClaim(claim, usNj, TODAY);
  const letter = { issuedOn: TODAY, deadline: fit.letterDeadline, text: '' };
  return { claim, fit, pack: usNj, today: TODAY, letter, exhibits: [], notes: NO_TRIAL_NOTES, lowest: null, ...more };
};

export function bookOf(claim: Claim, more: Partial<TrialBookInput> = {}): TrialBook {
  const prepared = prepareTrialBook(inputFor(claim, more));
  if (!prepared.ok) throw new Error(prepared.error.code);
  return prepared.value;
}

export const sheetOf = (book: TrialBook, kind: TrialSheetKind) =>
  book.files.flatMap(({ sheets }) => sheets).find((sheet) => sheet.kind === kind);
export const textOf = (value: unknown): string => JSON.stringify(value);
export const fileText = (book: TrialBook, kind: TrialFileKind): string =>
  textOf(book.files.find((file) => file.kind === kind));
export const amountsIn = (book: TrialBook, kind: TrialSheetKind) =>
  (sheetOf(book, kind)?.blocks ?? []).flatMap((one) => (one.kind === 'amounts' ? [one.rows] : []));

export const ROSA = { id: 'w1', name: 'Rosa Diaz', saw: 'She heard Tom promise to pay it back.', contact: '' };
