import { useLingui } from '@lingui/react/macro';
import {
  formatUsd,
  LARGEST_CLAIM,
  PLACE,
  positionOf,
  SMALLEST_CLAIM,
  samePosition,
  typedParty,
  wireParty,
} from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { useEffect, useEffectEvent } from 'react';
import { DateField } from '../../../components/fields/date-field.tsx';
import { FormSection } from '../../../components/fields/form-layout.tsx';
import { MoneyField } from '../../../components/fields/money-field.tsx';
import { Why } from '../../../components/fields/why.tsx';
import { AccountWindow } from '../account/account-window.tsx';
import { CourtRange } from '../claim-fit/court-range.tsx';
import { FormScreen, useFieldErrors } from '../engine/form-screen.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { usePartyLabels } from '../parties/party-labels.ts';
import { PostalAddressFields } from '../parties/postal-address-fields.tsx';
import { useWizard } from '../engine/wizard-context.ts';

/** Step 1, sub-step 2: how much, when and where; and above it, as sub-step 3, the window about an account. */
export function DetailsScreen() {
  const { t } = useLingui();
  const { draft, patch, state } = useWizard();
  const errorOf = useFieldErrors();
  // The account is sub-step 3: a window above this page.
  const asksForAccount = samePosition(state.position, positionOf('account'));
  const labels: Readonly<Record<string, string>> = {
    amount: t`Amount`,
    date: t`Date`,
    ...usePartyLabels()(PLACE, ''),
  };
  const begin = useEffectEvent(() => {
    if (draft.country === '' && draft.address === '') patch({ country: served.state });
  });
  // Most of what happens here happened in this state. Where the other side is, is never guessed. Whoever only makes an
  // account leaves no claim behind.
  useEffect(() => {
    if (!asksForAccount) begin();
  }, [asksForAccount]);
  const [smallest, largest] = [formatUsd(SMALLEST_CLAIM), formatUsd(LARGEST_CLAIM)];
  return (
    <>
      <FormScreen
        title={t`Tell us more about it`}
        lead={t`These facts go into your letter and your court forms.`}
        labelOf={(field) => labels[field]}
        aside={
          <>
            <LetterSoFar />
            <CourtRange />
          </>
        }
      >
        <FormSection title={t`The money`}>
          <MoneyField
            name="amount"
            label={t`How much are you claiming?`}
            hint={t`The minimum amount is ${smallest}, maximum ${largest}`}
            error={errorOf('amount')}
            value={draft.amount}
            onChange={(amount) => patch({ amount })}
          />
          <DateField
            name="date"
            label={t`When did it happen?`}
            hint={t`The day of the problem, the day payment was due, or the day you moved out.`}
            error={errorOf('date')}
            value={draft.date}
            onChange={(date) => patch({ date })}
          />
          <Why about={t`When did it happen?`}>
            <p>{t`This date sets your time limit to file.`}</p>
          </Why>
        </FormSection>
        <FormSection title={t`Where it happened`}>
          <PostalAddressFields
            names={PLACE}
            value={typedParty(PLACE, draft)}
            onChange={(changes) => patch(wireParty(PLACE, changes))}
            errorOf={errorOf}
          />
        </FormSection>
      </FormScreen>
      {asksForAccount ? <AccountWindow /> : null}
    </>
  );
}
