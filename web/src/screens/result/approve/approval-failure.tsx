import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/buttons/button.tsx';
import { ErrorSummary, type SummaryProblem } from '../../../components/feedback/error-summary.tsx';
import type { ResultProblem } from '../state/result-problem.ts';

export type ApprovalFailureProps = {
  readonly problem: ResultProblem;
  readonly attempt: number;
  readonly onCheck: () => void;
};

/** Why the letter was not approved, above the button, with the way to what can be mended. */
export function ApprovalFailure({ problem, attempt, onCheck }: ApprovalFailureProps) {
  const { t } = useLingui();
  const { code, message, field, findings } = problem;
  const text = code.startsWith('network.') ? t`Unable to connect to the server.` : message;
  const messages = findings.length > 0 ? [...new Set(findings.map((finding) => finding.message))] : [text];
  const problems = messages
    .filter((one) => one !== '')
    // The text is not on this step, so nothing leads into it from here.
    .map((one): SummaryProblem => ({ field: field === 'delivery' ? field : undefined, message: one }));
  const headline = t`Approval operation failed.`;
  return (
    <>
      <ErrorSummary title={`✗ ${headline}`} problems={problems} attempt={attempt} />
      {field === 'delivery' || code.startsWith('network.') ? null : (
        <div>
          <Button variant="ghost" size="small" onClick={onCheck}>{t`Go to check`}</Button>
        </div>
      )}
    </>
  );
}
