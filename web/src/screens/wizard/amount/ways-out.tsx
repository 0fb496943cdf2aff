import { useLingui } from '@lingui/react/macro';
import {
  type AmountTable,
  cents,
  type Cents,
  formatUsd,
  LARGEST_CLAIM,
  parseUsd,
  rowProblems,
  SMALLEST_CLAIM,
} from '@plainclaim/domain';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { useCourtPartName } from '../claim-fit/court-range.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { isClaimable, isFull } from './amount-changes.ts';
import type { CardRowShown } from './shown-rows.ts';
import type { AmountEditor } from './use-amount-editor.ts';

type WaysOutProps = {
  readonly against: Extract<AmountTable['against'], { readonly kind: 'differ' }>;
  /** Rows that bring the sum to the claim when they are added, or when they are taken out. */
  readonly fitting: readonly CardRowShown[];
  /** Rows that come to the claim together, where no single row does it. */
  readonly together: readonly CardRowShown[];
  /** CONTINUE was pressed and there is no note either. */
  readonly isError: boolean;
  readonly editor: AmountEditor;
};

/** The rows do not come to the claim: what can be done about it. Nothing is evened out by itself. */
export function WaysOut({ against, fitting, together: chosen, isError, editor }: WaysOutProps) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const { sum, difference } = against;
  const [gap, together] = [formatUsd(cents(Math.abs(difference))), formatUsd(sum)];
  // A row that is being written may be the one that is missing.
  const isUnfinished = rowProblems(draft.amountRows).length > 0;
  const isNoted = draft.claimCalculation.trim() !== '';
  return (
    <Alert
      tone={isError ? 'error' : 'warning'}
      title={
        difference > 0 ? t`These rows are ${gap} less than your claim` : t`These rows are ${gap} more than your claim`
      }
      actions={
        <>
          {fitting.map(({ id, label: fits, whyNot }) => (
            <Button key={id} variant="ghost" size="small" onClick={() => editor.tick(id, whyNot !== null)}>
              {whyNot === null ? t`Do not count “${fits}”` : t`Count “${fits}”`}
            </Button>
          ))}
          {chosen.length === 0 ? null : (
            <Button
              variant="ghost"
              size="small"
              onClick={() => editor.countOnly(new Set(chosen.map(({ id }) => id)))}
            >{t`Count only those rows`}</Button>
          )}
          {isClaimable(sum) ? (
            <Button variant="ghost" size="small" onClick={() => editor.changeClaim(sum)}>
              {t`Change the claim to ${together}`}
            </Button>
          ) : null}
          {isFull(draft.amountRows) || isUnfinished ? null : (
            <Button variant="ghost" size="small" onClick={() => editor.addRow(difference)}>
              {difference > 0 ? t`Add a row of ${gap}` : t`Add a row of minus ${gap}`}
            </Button>
          )}
          {isNoted ? null : (
            <Button variant="ghost" size="small" onClick={editor.writeInstead}>{t`Explain it in words instead`}</Button>
          )}
        </>
      }
    >
      {chosen.length === 0 ? null : (
        <>
          <p>{t`These rows alone come to your claim. Are they what you ask for?`}</p>
          <ul>
            {chosen.map(({ id, label, cents: amount }) => (
              <li key={id}>
                {label}: {formatUsd(amount)}
              </li>
            ))}
          </ul>
        </>
      )}
      <ClaimEffect sum={sum} />
      {isNoted ? (
        <p>{t`You wrote a note, so you can go on. The letter then gives the amount in one sentence, without these rows.`}</p>
      ) : null}
    </Alert>
  );
}

/** What a new claim would change, or why it cannot be that much here. */
export function ClaimEffect({ sum }: { readonly sum: Cents }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const partOf = useCourtPartName();
  const [together, least, most] = [formatUsd(sum), formatUsd(SMALLEST_CLAIM), formatUsd(LARGEST_CLAIM)];
  if (!isClaimable(sum)) return <p>{t`A claim here can be ${least} to ${most}, so it cannot be ${together}.`}</p>;
  const claim = parseUsd(draft.amount);
  const [now, then] = [claim.ok ? partOf(claim.value) : null, partOf(sum)];
  return (
    <p>
      {t`If you change the claim, your letter and your court papers ask for ${together}.`}{' '}
      {then === null || then === now ? null : t`It would go to another part of the court: ${then}.`}
    </p>
  );
}
