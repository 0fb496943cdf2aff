import type { Clause, Means, Remark, Result, Script } from '../../conformance/evidence.ts';
import type { CriterionId } from '../../conformance/wcag.ts';

/** What the tables of the page about accessibility say, in one language. */
export type ConformanceWords = {
  readonly heads: { readonly rule: string; readonly result: string };
  readonly results: Readonly<Record<Result, string>>;
  readonly tests: string;
  readonly script: string;
  readonly scripts: Readonly<Record<Script, string>>;
  /** `%day%` and `%means%` are put in. */
  readonly walked: string;
  readonly neverWalked: string;
  readonly means: Readonly<Record<Means, string>>;
  readonly needs: Readonly<Record<'screen-reader' | 'voice' | 'switch', string>>;
  readonly remarks: Readonly<Record<Remark, string>>;
  readonly criteria: Readonly<Record<CriterionId, string>>;
  readonly clauses: Readonly<Record<Clause, string>>;
};
