import type { Certainty, Finding, StoppedDocument } from '../pack.ts';

/** The findings that keep one document from being made. */
export const stopsFor = (findings: readonly Finding[], document: StoppedDocument): readonly Finding[] =>
  findings.filter(({ severity, documents }) => severity === 'stop' && documents.includes(document));

/** True of what no official text was read for: people are told to confirm it with the clerk. */
export const needsConfirming = (certainty: Certainty): boolean =>
  certainty === 'secondary' || certainty === 'unverified';
