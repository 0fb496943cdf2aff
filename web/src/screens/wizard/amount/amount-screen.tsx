import { Trans, useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { NO_FACTS } from '@plainclaim/domain';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { ScreenForm, WithAside } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { formatTypedMoney } from '../../../i18n/formatters.ts';
import { useMessage } from '../../../i18n/use-message.ts';
import { CourtRange } from '../claim-fit/court-range.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { PaymentPreference } from '../questions/payment-preference.tsx';
import { hintsOf } from '../start/category-hints.ts';
import { cardLanguage } from '../story/live-letter.ts';
import { HelpExample, HelpList } from '../story/narrative-help.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { summaryOf } from '../engine/wizard-problems.ts';
import styles from './amount.module.css';
import { AmountNote } from './amount-note.tsx';
import { AmountRows } from './amount-rows.tsx';
import { MultipleChoice, MultipleLeft } from './multiple-choice.tsx';
import { asksMultiple } from './shown-rows.ts';
import { useAmountEditor } from './use-amount-editor.ts';
import { useAmounts } from './use-amounts.ts';

/** Step 4, sub-steps 1 and 2: what the amount is made of, and how it can be paid. */
export function AmountScreen() {
  const { t, i18n } = useLingui();
  const { draft, goOn, goBack } = useWizard();
  const amounts = useAmounts();
  const read = amounts?.facts ?? NO_FACTS;
  const editor = useAmountEditor(read, read.rowCopies[cardLanguage(i18n.locale)]);
  const amount = formatTypedMoney(draft.amount);
  const kind = amounts?.table.against.kind ?? 'none';
  const instruction = t`Write 1 to 3 sentences. Show how you got to ${amount}. You do not need evidence or arguments here.`;
  const leads = {
    none: instruction,
    equal: t`These rows add up to your claim. You do not need to write anything.`,
    differ: t`Together, these rows must add up to your claim.`,
  } satisfies Record<typeof kind, string>;
  const noteLabel = kind === 'none' ? t`Your calculation` : t`A note on the amount (optional when the rows add up)`;
  const table = amounts?.table ?? null;
  const mayBe =
    table?.multiple && table.multiple.choice === '' && asksMultiple(table)
      ? table.courtSum + table.multiple.added
      : null;
  return (
    <WithAside
      label={t`About your claim`}
      aside={
        <>
          <LetterSoFar opensAt="calculation" />
          {/* Where the amount lies was shown with the claim: again only where a choice moves it. */}
          {table?.multiple == null ? null : <CourtRange mayBe={mayBe} />}
        </>
      }
    >
      <ScreenForm
        onSubmit={() => {
          if (!goOn()) editor.openWrongRows();
        }}
      >
        <ScreenHead title={t`How did you calculate ${amount}`} tab={t`Claim Details`} lead={leads[kind]}>
          <Problems noteLabel={noteLabel} />
        </ScreenHead>
        {amounts === null ? <WithoutRows /> : <AmountRows amounts={amounts} editor={editor} />}
        {table === null ? null : <MultipleChoice table={table} editor={editor} />}
        {table === null ? null : <MultipleLeft table={table} />}
        <AmountNote label={noteLabel} hint={kind === 'none' ? undefined : instruction}>
          {kind === 'none' ? <Help amount={amount} /> : null}
        </AmountNote>
        <PaymentPreference />
        <ActionsBar onBack={goBack} />
      </ScreenForm>
    </WithAside>
  );
}

/** What keeps the person from going on. Where it is one thing, its own sentence is the title. */
function Problems({ noteLabel }: { readonly noteLabel: string }) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { draft, problems, attempt } = useWizard();
  const labelOf = (field: string): string | undefined => {
    if (field === 'claimCalculation') return noteLabel;
    if (field === 'multiple') return t`What the law can add`;
    const number = draft.amountRows.findIndex(({ id }) => field.startsWith(`amountRows.${id}.`)) + 1;
    return number === 0 ? undefined : t`Row ${number} of those you added`;
  };
  const [only] = problems;
  if (only === undefined) return null;
  if (problems.length > 1)
    return (
      <ErrorSummary
        title={message('wizard.fields_incomplete')}
        problems={summaryOf(problems, labelOf, message)}
        attempt={attempt}
      />
    );
  const label = labelOf(only.field) ?? '';
  return (
    <ErrorSummary
      title={message(only.code, only.params)}
      problems={[{ field: only.field, message: t`Go to: ${label}` }]}
      attempt={attempt}
    />
  );
}

/** The cards are not here: the amount can be explained in words. */
function WithoutRows() {
  const { t } = useLingui();
  const { cardsState, retryCards } = useWizard();
  if (cardsState !== 'failed') return <Spinner block>{t`Loading...`}</Spinner>;
  return (
    <Alert
      tone="info"
      live="status"
      title={t`We could not load the rows of your amount.`}
      actions={<Button size="small" onClick={retryCards}>{t`Try again`}</Button>}
    >
      <p>{t`Nothing is lost. You can explain the amount in words below and go on.`}</p>
    </Alert>
  );
}

function Help({ amount }: { readonly amount: string }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const calcHint = hintsOf(draft.situation)?.calcHint;
  return (
    <details className={styles['help']}>
      <summary>{t`Help with your words`}</summary>
      {calcHint === undefined ? null : <p>{calcHint}</p>}
      <HelpList
        title={t`Good to include`}
        kind="good"
        points={[t`Each cost and its amount`, t`Any money you already got back`, t`How it adds up to ${amount}`]}
      />
      <HelpExample>
        <Trans>“I paid $800. One of two rooms was painted, so half is fair. $800 minus $400 is $400.”</Trans>
      </HelpExample>
    </details>
  );
}
