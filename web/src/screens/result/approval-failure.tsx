import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/button.tsx';
import { ErrorSummary, type SummaryProblem } from '../../components/error-summary.tsx';
import { FIRST_OWNER_UNKNOWN, type ResultProblem } from './result-problem.ts';

export type ApprovalFailureProps = {
  readonly problem: ResultProblem;
  readonly attempt: number;
  readonly onQuestions: () => void;
  readonly onCorrect: (corrected: NonNullable<ResultProblem['corrected']>) => void;
};

/** Why the letter was not approved, with a link to what can be mended. */
export function ApprovalFailure({ problem, attempt, onQuestions, onCorrect }: ApprovalFailureProps) {
  const { t } = useLingui();
  const { code, message, field, findings, corrected } = problem;
  const text = code.startsWith('network.') ? t`Unable to connect to the server.` : message;
  const messages = findings.length > 0 ? [...new Set(findings.map((finding) => finding.message))] : [text];
  const problems = messages
    .filter((one) => one !== '')
    .map((one): SummaryProblem => ({ field: field ?? undefined, message: one }));
  const headline = t`Approval operation failed.`;
  return (
    <>
      {/* Where the text is at fault, it has the focus: then nothing else would say this. */}
      <div role={field === 'demand_letter' ? 'alert' : undefined}>
        <ErrorSummary title={`✗ ${headline}`} problems={problems} attempt={attempt} />
      </div>
      {code === FIRST_OWNER_UNKNOWN ? (
        <div>
          <Button variant="ghost" size="small" onClick={onQuestions}>{t`Answer the open questions`}</Button>
        </div>
      ) : null}
      {corrected === null ? null : (
        <div>
          <Button variant="ghost" size="small" onClick={() => onCorrect(corrected)}>{t`Put the line right`}</Button>
        </div>
      )}
    </>
  );
}
