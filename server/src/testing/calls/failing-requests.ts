import type * as z from 'zod/mini';
import type { Browser } from '../browser.ts';
import { type FailingRequest, refusal, type WalkedCall } from './walked-call.ts';

export const NO_ONES_ID = '0'.repeat(26);
export const NO_ONES_HASH = '0'.repeat(64);
export const CASE = { case_id: NO_ONES_ID };

export const onlyFails = (...failing: readonly FailingRequest[]): WalkedCall => ({ happy: [], failing });

/** A list or look-up: the person's browser asks it and nothing more. */
export const read = (schema: z.ZodMiniType, ...failing: readonly FailingRequest[]): WalkedCall => ({
  happy: [{ ask: (walk, path) => walk.browser.get(path), schema, reads: [] }],
  failing,
});

export const getting = (browser: Browser, path: string) => browser.get(path);
export const posting = (body?: object) => (browser: Browser, path: string) => browser.post(path, body);
export const ofNoOnesCase = (browser: Browser, path: string) => browser.get(`${path}?case_id=${NO_ONES_ID}`);
export const ofNoOnesLetter = (browser: Browser, path: string) => browser.get(`${path}?demand_id=${NO_ONES_ID}`);

export const ofNoOnesPaper = (browser: Browser, path: string) => browser.get(`${path}?document_id=${NO_ONES_ID}`);

export type Way = (browser: Browser, path: string) => ReturnType<Browser['get']>;

export const withoutDraft = refusal('there is no claim', 404, 'draft.none', getting);
export const signedOut = (ask: Way) => refusal('nobody is signed in', 401, 'account.signed_out', ask);
export const unpaid = (ask: Way) => refusal('there is no paid claim', 403, 'letter.no_access', ask);
export const noExhibitCase = (ask: Way) => refusal('there is no such case', 404, 'exhibits.unknown_case', ask);
export const trialSignedOut = (ask: Way) => refusal('nobody is signed in', 401, 'trial.signed_out', ask);
export const noFiledCase = (ask: Way) => refusal('there is no such case', 404, 'filing.unknown_case', ask);
export const noOrder = (ask: Way) => refusal('there is no such order', 404, 'billing.unknown_order', ask);
export const noReceiptLink = (ask: Way) => refusal('the link is not ours', 404, 'receipt.link_unknown', ask);
export const unknownLetter = (ask: Way) => refusal('there is no such letter', 404, 'letter.unknown_demand', ask);

/** What a call that always has an answer says to somebody it has nothing for. */
export const nothing = (when: string, says: Readonly<Record<string, unknown>>): FailingRequest => ({
  when,
  status: 200,
  says,
  ask: (walk, path) => walk.stranger().get(path),
});
