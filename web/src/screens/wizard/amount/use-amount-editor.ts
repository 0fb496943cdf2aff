import { useLingui } from '@lingui/react/macro';
import {
  type AmountRow,
  type Cents,
  formatUsd,
  positionOf,
  type Facts,
  rowProblems,
  rowsPressed,
  takenOutBy,
  typedUsd,
  type TypedRow,
  withOnly,
  withTick,
} from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import { controlId } from '../../../components/fields/field.tsx';
import { formatTypedMoney } from '../../../i18n/formatters.ts';
import { wantCard } from '../story/card-to-open.ts';
import { useWizard } from '../engine/wizard-context.ts';
import { isBlankRow, nextRowId, withNewRow, withoutRow, withRow, withRowBack } from './amount-changes.ts';

export const ADD_ID = 'add-amount-row';
export const TOTAL_ID = 'amount-total';
export const UNDO_ID = 'amount-undo';
export const tickId = (row: string): string => `tick-${row}`;
export const editId = (row: string): string => `edit-${row}`;
export const rowField = (row: string, field: keyof TypedRow): string => `amountRows.${row}.${field}`;

/** What just happened, with the way back. */
export type News = { readonly text: string; readonly undoText: string; readonly undo: () => void };

export type AmountEditor = {
  readonly isOpen: (row: string) => boolean;
  /** Rows whose mistakes are shown: somebody said they are done. */
  readonly isJudged: (row: string) => boolean;
  readonly news: News | null;
  readonly tick: (row: string, counts: boolean) => void;
  /** Of the rows of cards only these count. */
  readonly countOnly: (rows: ReadonlySet<string>) => void;
  readonly editCard: (entry: string) => void;
  /** Null is an empty row. */
  readonly addRow: (difference: Cents | null) => void;
  readonly openRow: (row: string) => void;
  readonly changeRow: (row: string, changes: Partial<Omit<TypedRow, 'id'>>) => void;
  /** Folds a row that is right, and shows what is wrong with another. */
  readonly doneWithRow: (row: TypedRow) => void;
  readonly removeRow: (row: TypedRow) => void;
  readonly changeClaim: (sum: Cents) => void;
  readonly writeInstead: () => void;
  /** CONTINUE did not pass: rows with something wrong open. */
  readonly openWrongRows: () => void;
};

/** Gives the focus to an element once the screen is drawn anew. */
function useNextFocus(): (id: string) => void {
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const place = document.getElementById(next.current);
    next.current = null;
    place?.focus();
  });
  return (id) => {
    next.current = id;
  };
}

/** What a person does with the rows of the amount: which of them stand open, and what was done last. */
export function useAmountEditor(facts: Facts, labels: readonly AmountRow[]): AmountEditor {
  const { t } = useLingui();
  const { state, draft, patchFrom, jump, changeAnswer } = useWizard();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [news, setNews] = useState<News | null>(null);
  const focusOn = useNextFocus();
  const rows = draft.amountRows;
  const fold = (row: string) => setOpen((others) => new Set([...others].filter((one) => one !== row)));
  const unfold = (...more: readonly string[]) => setOpen((others) => new Set([...others, ...more]));
  const takeOut = (row: string) => {
    fold(row);
    patchFrom((newest) => ({ amountRows: withoutRow(newest.amountRows, row) }));
  };
  const setClaim = (amount: string) => {
    patchFrom(() => ({ amount }));
  };

  /** What is ticked took the place of others: said, with a way to count them all. */
  const swapped = (row: string, out: readonly string[]): News => {
    const names = out.map((id) => `“${labels.find((one) => one.id === id)?.label ?? ''}”`).join(', ');
    return {
      text: t`Not added any more, since it can be for the same money: ${names}.`,
      undoText: t`Count them all`,
      undo: () => {
        setNews(null);
        focusOn(TOTAL_ID);
        patchFrom((newest) => ({
          cards: newest.cards.map((one) => (one.id === row || out.includes(one.id) ? { ...one, counts: 'yes' } : one)),
        }));
      },
    };
  };

  return {
    isOpen: (row) => open.has(row),
    isJudged: (row) => judged.has(row),
    news,
    tick: (row, counts) => {
      // The row changes its list, and the box is drawn anew there.
      focusOn(tickId(row));
      const now = rowsPressed(facts);
      const out = counts ? takenOutBy(row, now) : [];
      setNews(out.length === 0 ? null : swapped(row, out));
      patchFrom((newest) => ({ cards: withTick(newest.cards, now, row, counts) }));
    },
    countOnly: (chosen) => {
      const before = new Map(draft.cards.map((one) => [one.id, one.counts]));
      patchFrom((newest) => ({ cards: withOnly(newest.cards, rowsPressed(facts), chosen) }));
      focusOn(UNDO_ID);
      setNews({
        text: t`Your claim is now made up of these rows.`,
        undoText: t`Change it back`,
        undo: () => {
          setNews(null);
          focusOn(TOTAL_ID);
          patchFrom((newest) => ({
            cards: newest.cards.map((one) => ({ ...one, counts: before.get(one.id) ?? one.counts })),
          }));
        },
      });
    },
    editCard: (entry) => {
      wantCard(entry);
      const story = positionOf('story');
      // Somebody who came from "Check your answers" goes back there.
      if (state.returnTo === null) jump(story);
      else changeAnswer(story);
    },
    addRow: (difference) => {
      const id = nextRowId(rows);
      setNews(null);
      unfold(id);
      focusOn(controlId(rowField(id, 'label')));
      patchFrom((newest) => ({ amountRows: withNewRow(newest.amountRows, id, difference) }));
    },
    openRow: (row) => {
      unfold(row);
      focusOn(controlId(rowField(row, 'label')));
    },
    changeRow: (row, changes) => patchFrom((newest) => ({ amountRows: withRow(newest.amountRows, row, changes) })),
    doneWithRow: (row) => {
      if (isBlankRow(row)) {
        focusOn(ADD_ID);
        return takeOut(row.id);
      }
      const [wrong] = rowProblems([row]);
      if (wrong === undefined) {
        focusOn(editId(row.id));
        return fold(row.id);
      }
      focusOn(controlId(rowField(row.id, wrong.field)));
      setJudged((others) => new Set([...others, row.id]));
    },
    removeRow: (row) => {
      const index = rows.findIndex(({ id }) => id === row.id);
      takeOut(row.id);
      if (isBlankRow(row)) return focusOn(ADD_ID);
      const name = row.label.trim() === '' ? formatTypedMoney(row.amount) : row.label.trim();
      focusOn(UNDO_ID);
      setNews({
        text: t`The row “${name}” is taken out.`,
        undoText: t`Bring it back`,
        undo: () => {
          setNews(null);
          focusOn(editId(row.id));
          patchFrom((newest) => ({ amountRows: withRowBack(newest.amountRows, row, index) }));
        },
      });
    },
    changeClaim: (sum) => {
      const before = draft.amount;
      const [was, now] = [formatTypedMoney(before), formatUsd(sum)];
      setClaim(typedUsd(sum));
      focusOn(UNDO_ID);
      setNews({
        text: t`Your claim is now ${now}. Your letter and your court papers ask for that.`,
        undoText: t`Change it back to ${was}`,
        undo: () => {
          setNews(null);
          focusOn(TOTAL_ID);
          setClaim(before);
        },
      });
    },
    writeInstead: () => document.getElementById(controlId('claimCalculation'))?.focus(),
    openWrongRows: () => unfold(...rowProblems(rows).map(({ id }) => id)),
  };
}
