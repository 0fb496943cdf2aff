import { useLingui } from '@lingui/react/macro';
import type { ClaimFitAnswer } from '@plainclaim/contract';
import { type ClaimDraft, cents, formatUsd } from '@plainclaim/domain';
import { Checkbox } from '../../../components/choices/checkbox.tsx';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { usePartNames } from './court-range.tsx';
import { useWizard } from '../engine/wizard-context.ts';

const NOT_SURE = 'unsure';

/** Which county the claim goes to: the ones the addresses point to, else any of them. Nobody has to know. */
export function CountyChoice({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const nameOf = (county: string) => t`${county} County`;
  const choose = (filingCounty: string) => patch({ filingCounty });
  if (fit.countyChoices.length === 0) {
    return (
      <SelectField
        name="filingCounty"
        label={t`Which county fits?`}
        hint={t`We could not tell from the addresses. The court clerk can confirm it.`}
        optional
        width="medium"
        placeholder={t`I am not sure`}
        options={fit.otherCounties.map((county) => ({ value: county, label: nameOf(county) }))}
        value={fit.otherCounties.includes(draft.filingCounty) ? draft.filingCounty : ''}
        onChange={choose}
      />
    );
  }
  return (
    <RadioCards
      name="filingCounty"
      layout="inline"
      legend={t`Which county fits?`}
      hint={t`A claim is filed where someone on the other side lives or does business. A deposit claim can also go where the rental is. The court clerk can confirm it.`}
      options={[
        ...fit.countyChoices.map((county) => ({ value: county, label: nameOf(county) })),
        { value: NOT_SURE, label: t`I am not sure` },
      ]}
      value={draft.filingCounty}
      onChange={choose}
    />
  );
}

/** That it may be too late never keeps anyone from going on; it has to be read. */
export function LateAcknowledgement() {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  return (
    <Checkbox
      name="lateFilingAcknowledged"
      label={t`I have read that it may be too late to file this claim.`}
      checked={draft.lateFilingAcknowledged}
      onChange={(lateFilingAcknowledged) => patch({ lateFilingAcknowledged })}
    />
  );
}

type Waiver = ClaimDraft['waiveExcess'];

/** Whether to give up what is above a court part's limit. Never chosen for anyone. */
export function WaiverChoice({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const names = usePartNames();
  const options = fit.waivers.map(({ to, givenUp }) => {
    const [part, lost] = [names[to], formatUsd(cents(givenUp))];
    return { value: to, label: t`Give up ${lost} and use ${part}` };
  });
  const isWaiver = (value: string): value is Waiver =>
    value === 'none' || options.some(({ value: to }) => to === value);
  return (
    <RadioCards
      name="waiveExcess"
      layout="single"
      legend={t`Do you want to give up part of your claim?`}
      hint={t`A smaller claim can go to a simpler court. What you give up cannot be claimed later. The letter then asks for the smaller amount.`}
      options={[{ value: 'none', label: t`No, keep the full amount` }, ...options]}
      value={draft.waiveExcess === '' ? 'none' : draft.waiveExcess}
      onChange={(value) => {
        if (isWaiver(value)) patch({ waiveExcess: value });
      }}
    />
  );
}
