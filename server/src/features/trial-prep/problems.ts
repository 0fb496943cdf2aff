import type { MessageCode } from '@plainclaim/contract';
import { ApiError } from '../../platform/http/index.ts';
import type { OpenPaperError, ZipError } from './open-trial-paper.ts';
import type { OrderBookError } from './order-trial-binder.ts';
import type { SaveNotesError } from './save-trial-notes.ts';
import type { AccessError } from './trial-case.ts';

type AnyError = AccessError | SaveNotesError | OrderBookError | OpenPaperError | ZipError;

const statuses = {
  'trial.signed_out': 401,
  'trial.unknown_case': 404,
  'trial.unknown': 404,
  'trial.not_included': 403,
  'claim.incomplete': 409,
  'trial.not_approved': 409,
  'trial.not_ready': 409,
  'trial.changed_elsewhere': 409,
  'trial.payment_day': 422,
  'trial.payment_amount': 422,
  'trial.payment_later': 422,
  'trial.payments_too_high': 422,
  'trial.lowest_amount': 422,
  'trial.lowest_too_high': 422,
  'trial.witness_name': 422,
  'trial.witness_saw': 422,
  'trial.witness_twice': 422,
  'papers.not_here': 409,
  'papers.stopped': 409,
  'papers.law_division': 409,
  'papers.county_needed': 409,
  'papers.story_not_english': 409,
  'papers.no_facts': 409,
  'papers.private_number': 409,
  'papers.first_owner_needed': 409,
  'papers.name_missing': 409,
  'papers.guardian_needed': 409,
} satisfies Record<AnyError['code'], number>;

/** Where in the notes a problem stands; the index goes into the name. */
const FIELDS: Readonly<Partial<Record<AnyError['code'], (index: number) => string>>> = {
  'trial.payment_day': (index) => `payments.${index}.paid_on`,
  'trial.payment_amount': (index) => `payments.${index}.amount`,
  'trial.payment_later': (index) => `payments.${index}.paid_on`,
  'trial.payments_too_high': () => 'payments.0.amount',
  'trial.lowest_amount': () => 'lowest_amount',
  'trial.lowest_too_high': () => 'lowest_amount',
  'trial.witness_name': (index) => `witnesses.${index}.name`,
  'trial.witness_saw': (index) => `witnesses.${index}.saw`,
};

export function refusalOf(error: AnyError): ApiError {
  const index = 'index' in error ? (error.index ?? 0) : 0;
  const params = { number: String(index + 1) };
  const field = FIELDS[error.code]?.(index);
  const code: MessageCode = error.code;
  const problems = field === undefined ? [] : [{ field, code, params }];
  return new ApiError(statuses[error.code], code, { params, problems });
}
