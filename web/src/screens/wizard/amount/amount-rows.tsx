import { useLingui } from '@lingui/react/macro';
import { CARD_LIMITS, formatUsd, parseUsd, rowsForClaim } from '@plainclaim/domain';
import { IconAlertCircle, IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { Button } from '../../../components/buttons/button.tsx';
import { classNames } from '../../../components/styling/class-names.ts';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { formatTypedMoney } from '../../../i18n/formatters.ts';
import { useFieldErrors } from '../engine/form-screen.tsx';
import { cardLanguage } from '../story/live-letter.ts';
import { useSettled } from '../story/cards/use-settled.ts';
import { useWizard } from '../engine/wizard-context.ts';
import { isFull } from './amount-changes.ts';
import styles from './amount.module.css';
import { RowEditor } from './row-editor.tsx';
import { CardRowLine, RuleRowLine, TypedRowLine } from './row-lines.tsx';
import { cardRows, rowsThatFit, waitsForClaim } from './shown-rows.ts';
import type { Amounts } from './use-amounts.ts';
import { ADD_ID, type AmountEditor, TOTAL_ID, UNDO_ID } from './use-amount-editor.ts';
import { WaysOut } from './ways-out.tsx';

/** Milliseconds after the last key until the sum is read out. */
const SPEAK_AFTER_MS = 1_000;

type AmountRowsProps = { readonly amounts: Amounts; readonly editor: AmountEditor };

/** The rows that make up the amount, their sum, and those that are only named. */
export function AmountRows({ amounts, editor }: AmountRowsProps) {
  const { t, i18n } = useLingui();
  const { draft } = useWizard();
  const errorOf = useFieldErrors();
  const language = cardLanguage(i18n.locale);
  const { table, facts, cards, ticked } = amounts;
  const shown = cardRows(facts, cards, language);
  const counted = shown.filter(({ whyNot }) => whyNot === null);
  const named = shown.filter(({ whyNot }) => whyNot !== null);
  const rule = table.rows.findIndex(({ from }) => from === 'rule');
  const [ruleRow, ruleEnglish] = [table.copies[language][rule], table.rows[rule]];
  const differs = table.against.kind === 'differ' && !waitsForClaim(table);
  const fitting = differs ? rowsThatFit([...named, ...counted], table, ticked) : [];
  const claim = parseUsd(draft.amount);
  // What the law adds is no row of a card: with it, no choice among them is offered.
  const chosen = differs && claim.ok && ruleRow === undefined ? rowsForClaim(facts.rows, claim.value) : null;
  const lineOf = (row: (typeof shown)[number]) => (
    <CardRowLine
      key={row.id}
      row={row}
      onTick={(counts) => editor.tick(row.id, counts)}
      onEdit={() => editor.editCard(row.id)}
    />
  );
  const hasRows = counted.length + draft.amountRows.length > 0 || ruleRow !== undefined;
  return (
    <>
      <div>
        {hasRows ? (
          <div className={styles['table']}>
            <ul className={styles['rows']} aria-label={t`The rows of your amount`}>
              {counted.map(lineOf)}
              {draft.amountRows.map((row) =>
                editor.isOpen(row.id) ? (
                  <RowEditor
                    key={row.id}
                    row={row}
                    isJudged={editor.isJudged(row.id)}
                    errorOf={errorOf}
                    onChange={(changes) => editor.changeRow(row.id, changes)}
                    onDone={() => editor.doneWithRow(row)}
                    onRemove={() => editor.removeRow(row)}
                  />
                ) : (
                  <TypedRowLine key={row.id} row={row} language={language} onEdit={() => editor.openRow(row.id)} />
                ),
              )}
              {ruleRow === undefined || ruleEnglish === undefined ? null : (
                <RuleRowLine row={ruleRow} english={ruleEnglish.label} cite={table.multiple?.rule.cite ?? ''} />
              )}
            </ul>
            <Total amounts={amounts} />
          </div>
        ) : (
          <p>{t`List each amount in a row of its own, or explain the sum in words below.`}</p>
        )}
        <NewsLine editor={editor} />
      </div>
      {table.against.kind === 'differ' && !waitsForClaim(table) ? (
        <WaysOut
          against={table.against}
          fitting={fitting}
          together={fitting.length > 0 || chosen === null ? [] : shown.filter(({ id }) => chosen.has(id))}
          isError={errorOf('claimCalculation') !== undefined}
          editor={editor}
        />
      ) : null}
      <AddRow editor={editor} hasRows={hasRows} />
      {named.length === 0 ? null : (
        <section className={styles['part']}>
          <h2>{t`Mentioned, but not added`}</h2>
          <div className={styles['table']}>
            <ul className={styles['rows']}>{named.map(lineOf)}</ul>
          </div>
        </section>
      )}
    </>
  );
}

function Total({ amounts: { table } }: { readonly amounts: Amounts }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const { against } = table;
  const claim = formatTypedMoney(draft.amount);
  const words =
    against.kind === 'equal'
      ? t`The same as your claim`
      : against.kind === 'differ'
        ? t`Your claim is ${claim}`
        : t`Nothing is added yet`;
  const sum = against.kind === 'none' ? '' : formatUsd(against.sum);
  const now = `${t`Together`}: ${sum}. ${words}.`;
  // Until the newest sum is read out nothing stands here: an older one beside it would contradict what is seen.
  const isSettled = useSettled(now, SPEAK_AFTER_MS) === now;
  const Icon = against.kind === 'equal' ? IconCircleCheck : IconAlertCircle;
  return (
    <div id={TOTAL_ID} tabIndex={-1} className={classNames(styles['total'], styles[against.kind])}>
      <div>
        <span className={styles['label']}>{t`Together`}</span>
        <span className={styles['against']}>
          <Icon size={20} aria-hidden="true" />
          {words}
        </span>
        <span role="status">
          <VisuallyHidden>{isSettled ? now : ''}</VisuallyHidden>
        </span>
      </div>
      <strong>{sum}</strong>
    </div>
  );
}

function NewsLine({ editor: { news } }: { readonly editor: AmountEditor }) {
  return (
    <div role="status" className={styles['news']}>
      {news === null ? null : (
        <>
          <span>{news.text}</span>
          <Button id={UNDO_ID} variant="link" onClick={news.undo}>
            {news.undoText}
          </Button>
        </>
      )}
    </div>
  );
}

function AddRow({ editor, hasRows }: { readonly editor: AmountEditor; readonly hasRows: boolean }) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const most = CARD_LIMITS.rows;
  return (
    <div className={styles['part']}>
      {isFull(draft.amountRows) ? (
        <p id={ADD_ID} tabIndex={-1}>{t`You added ${most} rows. That is the most there can be.`}</p>
      ) : (
        <>
          {hasRows ? <p className={styles['more']}>{t`Is something missing?`}</p> : null}
          <div>
            <Button
              id={ADD_ID}
              variant="ghost"
              size="small"
              iconStart={<IconPlus size={20} aria-hidden="true" />}
              onClick={() => editor.addRow(null)}
            >
              {t`Add a row`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
