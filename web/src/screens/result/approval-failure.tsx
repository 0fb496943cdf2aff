import { useLingui } from '@lingui/react/macro';
import { ErrorSummary, type SummaryProblem } from '../../components/error-summary.tsx';
import type { ResultProblem } from './result-problem.ts';

export type ApprovalFailureProps = { readonly problem: ResultProblem; readonly attempt: number };

/** Why the letter was not approved, with a link to what can be mended. */
export function ApprovalFailure({ problem, attempt }: ApprovalFailureProps) {
  const { t } = useLingui();
  const { code, message, field } = problem;
  const text = code.startsWith('network.') ? t`Unable to connect to the server.` : message;
  const problems: readonly SummaryProblem[] = text === '' ? [] : [{ field: field ?? undefined, message: text }];
  const headline = t`Approval operation failed.`;
  return <ErrorSummary title={`✗ ${headline}`} problems={problems} attempt={attempt} />;
}
