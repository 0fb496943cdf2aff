import type { FindingCode } from '../../pack/finding-codes.ts';
import type { Certainty, Finding, StoppedDocument } from '../../pack.ts';

/** Where a rule was found and how sure it is. */
export type Rule = { readonly source: string; readonly certainty: Certainty };
type Params = Finding['params'];

export const info = (code: FindingCode, rule: Rule, params: Params = {}): Finding =>
  made(code, 'info', rule, params, []);

export const warning = (code: FindingCode, rule: Rule, params: Params = {}): Finding =>
  made(code, 'warning', rule, params, []);

/** Stops letter and court papers: even a letter could do harm. */
export const stopAll = (code: FindingCode, rule: Rule, params: Params = {}): Finding =>
  made(code, 'stop', rule, params, ['letter', 'papers']);

/** Stops court papers only; the claimant can still send a letter. */
export const stopPapers = (code: FindingCode, rule: Rule, params: Params = {}): Finding =>
  made(code, 'stop', rule, params, ['papers']);

function made(
  code: FindingCode,
  severity: Finding['severity'],
  { source, certainty }: Rule,
  params: Params,
  documents: readonly StoppedDocument[],
): Finding {
  return { code, severity, documents, params, source, certainty };
}
