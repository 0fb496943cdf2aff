import { Trans, useLingui } from '@lingui/react/macro';
import { type AmountTable, cents, formatUsd, LARGEST_CLAIM, MULTIPLE_CHOICES, sumCents } from '@plainclaim/domain';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { RadioCards } from '../../../components/choices/choice-cards.tsx';
import { FormSection } from '../../../components/fields/form-layout.tsx';
import { CourtPartOf } from '../claim-fit/court-range.tsx';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { cardLanguage } from '../story/live-letter.ts';
import { useWizard } from '../engine/wizard-context.ts';
import { isClaimable } from './amount-changes.ts';
import styles from './amount.module.css';
import { asksMultiple, waitsForClaim } from './shown-rows.ts';
import type { AmountEditor } from './use-amount-editor.ts';
import { ClaimEffect } from './ways-out.tsx';

type MultipleChoiceProps = { readonly table: AmountTable; readonly editor: AmountEditor };

/** A larger amount was chosen earlier, and nothing bears it out any more: the person hears it and goes on without it. */
export function MultipleLeft({ table }: { readonly table: AmountTable }) {
  const { t } = useLingui();
  const { draft, patch } = useWizard();
  const errorOf = useFieldErrors();
  if (table.multiple !== null || (draft.multiple !== 'now' && draft.multiple !== 'court')) return null;
  return (
    <FormSection title={t`What the law can add`}>
      <Alert
        tone={errorOf('multiple') === undefined ? 'warning' : 'error'}
        live="status"
        title={t`The larger amount you chose no longer fits`}
        actions={<Button size="small" onClick={() => patch({ multiple: 'none' })}>{t`Go on without it`}</Button>}
      >
        <p>
          <Trans>
            Your answers or rows changed, and the law no longer seems to apply to you. Nothing you typed is lost.
          </Trans>
        </p>
      </Alert>
    </FormSection>
  );
}

/** A law that multiplies what is claimed: what it says, and when the person wants to ask for it. No choice is made for them. */
export function MultipleChoice({ table, editor }: MultipleChoiceProps) {
  const { t, i18n } = useLingui();
  const { draft, patch } = useWizard();
  const errorOf = useFieldErrors();
  const { multiple } = table;
  if (multiple === null || !asksMultiple(table)) return null;
  const { rule, added } = multiple;
  const { cite } = rule;
  const base = sumCents(table.rows.filter(({ from }) => from !== 'rule').map((row) => row.cents));
  const sum = cents(base + added);
  const [more, without, together, most] = [added, base, sum, LARGEST_CLAIM].map(formatUsd);
  const canAsk = isClaimable(sum);
  return (
    <FormSection title={t`What the law can add`}>
      <p>
        {rule.explains[cardLanguage(i18n.locale)]} {t`The law: ${cite}.`}
      </p>
      <RadioCards
        name="multiple"
        legend={t`When do you want to ask for the larger amount?`}
        layout="single"
        error={errorOf('multiple')}
        options={[
          {
            value: 'now',
            label: t`Ask for it now`,
            hint: canAsk
              ? t`Adds a row of ${more}. Your letter then asks for ${together}.`
              : t`A claim here can be at most ${most}. With ${more} more it would be ${together}.`,
            disabled: !canAsk && draft.multiple !== 'now',
          },
          {
            value: 'court',
            label: t`Say that I will ask the court for it`,
            hint: t`Your letter asks for ${without}. It says that in court you will ask for ${together}.`,
          },
          {
            value: 'none',
            label: t`Do not ask for it`,
            hint: t`Your letter asks for ${without} and does not mention a larger amount.`,
          },
        ]}
        value={draft.multiple}
        onChange={(choice) => patch({ multiple: MULTIPLE_CHOICES.find((one) => one === choice) ?? '' })}
      />
      {waitsForClaim(table) ? (
        <Alert
          tone={errorOf('claimCalculation') === undefined ? 'warning' : 'error'}
          live="status"
          title={t`Your claim is still ${without}`}
          actions={
            canAsk ? (
              <Button size="small" onClick={() => editor.changeClaim(sum)}>{t`Change the claim to ${together}`}</Button>
            ) : null
          }
        >
          <ClaimEffect sum={sum} />
          <div className={styles['claim']}>
            <CourtPartOf amount={sum} />
          </div>
        </Alert>
      ) : null}
      <p className={styles['more']}>
        <Trans>We tell you what the law says. We do not choose for you.</Trans>
      </p>
    </FormSection>
  );
}
