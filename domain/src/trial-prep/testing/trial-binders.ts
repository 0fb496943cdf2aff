import { assessClaim } from '../../claim-fit/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { dayOf } from '../../jurisdictions/pack/dated-rows.ts';
import { usNj } from '../../jurisdictions/us-nj/index.ts';
import {
  NO_TRIAL_NOTES,
  prepareTrialBinder,
  type TrialBinder,
  type TrialBinderInput,
  type TrialFileKind,
  type TrialSheetKind,
} from '../index.ts';

/** A Saturday. */
export const TODAY = dayOf('2026-11-21');

export const inputFor = (claim: Claim, more: Partial<TrialBinderInput> = {}): TrialBinderInput => {
  const fit = assessClaim(claim, usNj, TODAY);
  const letter = { issuedOn: TODAY, deadline: fit.letterDeadline, text: '' };
  return { claim, fit, pack: usNj, today: TODAY, letter, exhibits: [], notes: NO_TRIAL_NOTES, lowest: null, ...more };
};

export function bookOf(claim: Claim, more: Partial<TrialBinderInput> = {}): TrialBinder {
  const prepared = prepareTrialBinder(inputFor(claim, more));
  if (!prepared.ok) throw new Error(prepared.error.code);
  return prepared.value;
}

export const sheetOf = (book: TrialBinder, kind: TrialSheetKind) =>
  book.files.flatMap(({ sheets }) => sheets).find((sheet) => sheet.kind === kind);
export const textOf = (value: unknown): string => JSON.stringify(value);
export const fileText = (book: TrialBinder, kind: TrialFileKind): string =>
  textOf(book.files.find((file) => file.kind === kind));
export const amountsIn = (book: TrialBinder, kind: TrialSheetKind) =>
  (sheetOf(book, kind)?.blocks ?? []).flatMap((one) => (one.kind === 'amounts' ? [one.rows] : []));

export const ROSA = { id: 'w1', name: 'Rosa Diaz', saw: 'She heard Tom promise to pay it back.', contact: '' };
