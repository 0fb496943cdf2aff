import { Trans, useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { ScreenForm, WithAside } from '../../../components/fields/form-layout.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { formatTypedMoney } from '../../../i18n/formatters.ts';
import { useMessage } from '../../../i18n/use-message.ts';
import { CourtRange } from '../claim-fit/court-range.tsx';
import { LetterSoFar } from '../letter-so-far/letter-so-far.tsx';
import { HelpExample, HelpList } from '../story/narrative-help.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { summaryOf } from '../engine/wizard-problems.ts';
import { AmountNote } from './amount-note.tsx';
import { AmountRows } from './amount-rows.tsx';
import { MultipleChoice, MultipleLeft } from './multiple-choice.tsx';
import { asksMultiple } from './shown-rows.ts';
import { useAmountEditor } from './use-amount-editor.ts';
import { useAmounts } from './use-amounts.ts';

/** Step 4, sub-step 1: what the amount is made of. */
export function AmountScreen() {
  const { t } = useLingui();
  const { draft, goOn, goBack } = useWizard();
  const amounts = useAmounts();
  const editor = useAmountEditor(amounts?.facts.entries ?? []);
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
          <CourtRange mayBe={mayBe} />
          {kind === 'none' ? <Help amount={amount} /> : null}
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
        <AmountNote label={noteLabel} hint={kind === 'none' ? undefined : instruction} />
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
  return (
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
  );
}
