import { useLingui } from '@lingui/react/macro';
import type { ClaimFitAnswer } from '@plainclaim/contract';
import { type ClaimDraft, cents, formatUsd } from '@plainclaim/domain';
import { Checkbox } from '../../components/checkbox.tsx';
import { RadioCards } from '../../components/choice-cards.tsx';
import { useWizard } from './wizard-context.ts';

const NOT_SURE = 'unsure';

/** Which of the counties the rules allow: asked only when there are several, or the data cannot tell. */
export function CountyChoice({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  return (
    <RadioCards
      name="filingCounty"
      layout="inline"
      legend={t`Which county fits?`}
      hint={t`A claim is filed where someone on the other side lives or does business. A deposit claim can also go where the rental is.`}
      options={[
        ...fit.countyChoices.map((county) => ({ value: county, label: t`${county} County` })),
        { value: NOT_SURE, label: t`I am not sure` },
      ]}
      value={draft.filingCounty}
      onChange={(filingCounty) => patch({ filingCounty })}
    />
  );
}

type Waiver = ClaimDraft['waiveExcess'];

/** What the claimant may settle here: giving up an excess, and having read that it may be too late. */
export function ClaimFitChoices({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const isLate = fit.limit.status === 'may_have_passed';
  return (
    <>
      {fit.waivers.length === 0 ? null : <WaiverChoice fit={fit} />}
      {isLate ? (
        <Checkbox
          name="lateFilingAcknowledged"
          label={t`I have read that it may be too late to file this claim.`}
          checked={draft.lateFilingAcknowledged}
          onChange={(lateFilingAcknowledged) => patch({ lateFilingAcknowledged })}
        />
      ) : null}
    </>
  );
}

function WaiverChoice({ fit }: { readonly fit: ClaimFitAnswer }) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const names = { small_claims: t`Small Claims`, special_civil: t`Special Civil Part` };
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
      legend={t`Do you want to give up a part of your claim?`}
      hint={t`A smaller claim can go to a simpler court. What you give up cannot be claimed later.`}
      options={[{ value: 'none', label: t`No, keep the full amount` }, ...options]}
      value={draft.waiveExcess === '' ? 'none' : draft.waiveExcess}
      onChange={(value) => {
        if (isWaiver(value)) patch({ waiveExcess: value });
      }}
    />
  );
}
