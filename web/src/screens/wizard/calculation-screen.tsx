import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS } from '@plainclaim/domain';
import { formatTypedMoney } from '../../i18n/formatters.ts';
import { Card } from '../../components/card.tsx';
import { HelpExample, HelpList } from './narrative-help.tsx';
import { NarrativeScreen } from './narrative-screen.tsx';
import { hintsOf } from './category-hints.ts';
import { useWizard } from './wizard-context.ts';

/** Step 4, sub-step 1: how the person comes to the amount. */
export function CalculationScreen() {
  const { t } = useLingui();
  const { draft } = useWizard();
  const amount = formatTypedMoney(draft.amount);
  return (
    <NarrativeScreen
      title={t`How did you calculate ${amount}`}
      lead={t`Write 1 to 3 sentences. Show how you got to ${amount}. You do not need evidence or arguments here.`}
      field="claimCalculation"
      label={t`Your calculation`}
      hint={hintsOf(draft.situation)?.calcHint}
      longest={LIMITS.calculationText}
      height="fixed"
      placeholder={t`Write Here`}
      dictationLabel={t`Talk to explain your calculation.`}
      aside={
        <Card>
          <HelpList
            title={t`Good to include`}
            kind="good"
            points={[t`Each cost and its amount`, t`Any money you already got back`, t`How it adds up to ${amount}`]}
          />
          <HelpExample>
            <Trans>“I paid $800. One of two rooms was painted, so half is fair. $800 minus $400 is $400.”</Trans>
          </HelpExample>
        </Card>
      }
    />
  );
}
