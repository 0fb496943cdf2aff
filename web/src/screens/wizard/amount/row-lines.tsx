import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, wizardMessages } from '@plainclaim/contract';
import {
  type AmountRow,
  type CardLanguage,
  formatUsd,
  LESS,
  parseUsd,
  rowProblems,
  type TypedRow,
} from '@plainclaim/domain';
import { IconMinus, IconPencil, IconPlus, IconScale } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import boxStyles from '../../../components/choices/checkbox.module.css';
import { classNames } from '../../../components/styling/class-names.ts';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import styles from './amount.module.css';
import type { CardRowShown, WhyNot } from './shown-rows.ts';
import { editId, tickId } from './use-amount-editor.ts';

type LineProps = {
  readonly start: ReactNode;
  readonly label: string;
  /** The letter's English, where the label is in another language. */
  readonly english?: string | undefined;
  readonly more?: ReactNode;
  readonly sum: string;
  readonly isCounted?: boolean;
  readonly edit?: { readonly id: string; readonly name: string; readonly onPress: () => void };
};

function Line({ start, label, english, more, sum, isCounted = true, edit }: LineProps) {
  const { t } = useLingui();
  return (
    <li className={classNames(styles['row'], !isCounted && styles['notCounted'])}>
      {start}
      <span className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        {english === undefined || english === label ? null : (
          <span className={styles['more']}>
            {t`In the letter:`} <span lang={DEFAULT_LANGUAGE}>{english}</span>
          </span>
        )}
        {more}
      </span>
      <span className={styles['sum']}>{sum}</span>
      {edit === undefined ? null : (
        <button
          type="button"
          id={editId(edit.id)}
          className={styles['edit']}
          aria-label={edit.name}
          onClick={edit.onPress}
        >
          <IconPencil size={20} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

type CardRowLineProps = {
  readonly row: CardRowShown;
  readonly onTick: (counts: boolean) => void;
  readonly onEdit: () => void;
};

/** A row that comes from a card: it counts or not, and its card can be changed. */
export function CardRowLine({ row, onTick, onEdit }: CardRowLineProps) {
  const { t } = useLingui();
  const { id, label, english, card, whyNot } = row;
  const reasons = {
    excluded: t`Not added by itself: it may be for the same money as another row.`,
    'taken-out': t`Not added: you took it out.`,
    'only-named': t`Only mentioned. Tick it if it is part of your claim.`,
  } satisfies Record<WhyNot, string>;
  return (
    <Line
      start={
        <label className={styles['tick']}>
          <input
            className={boxStyles['input']}
            type="checkbox"
            id={tickId(id)}
            checked={whyNot === null}
            onChange={(event) => onTick(event.target.checked)}
          />
          <VisuallyHidden>{t`Counts in the claim: ${label}`}</VisuallyHidden>
        </label>
      }
      label={label}
      english={english}
      more={
        <>
          <span className={styles['more']}>{t`Your card: ${card}`}</span>
          {whyNot === null ? null : <span className={styles['more']}>{reasons[whyNot]}</span>}
        </>
      }
      sum={formatUsd(row.cents)}
      isCounted={whyNot === null}
      edit={{ id, name: t`Change your card: ${card}, ${label}`, onPress: onEdit }}
    />
  );
}

type TypedRowLineProps = { readonly row: TypedRow; readonly language: CardLanguage; readonly onEdit: () => void };

/** A row the person added, folded. */
export function TypedRowLine({ row, language, onEdit }: TypedRowLineProps) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { id, isMinus } = row;
  const Sign = isMinus ? IconMinus : IconPlus;
  const parsed = parseUsd(row.amount);
  const typed = row.label.trim();
  const nameIn = (one: CardLanguage): string => (isMinus ? `${LESS[one]}: ${typed}` : typed);
  const label = typed === '' ? t`A row without a name` : nameIn(language);
  const amount = parsed.ok ? `${isMinus ? '-' : ''}${formatUsd(parsed.value)}` : row.amount;
  return (
    <Line
      start={
        <span className={styles['sign']}>
          <Sign size={20} aria-hidden="true" />
        </span>
      }
      label={label}
      english={typed === '' ? undefined : nameIn(DEFAULT_LANGUAGE)}
      more={
        <>
          <span className={styles['more']}>{t`Added by you`}</span>
          {rowProblems([row]).map(({ field, code }) => (
            <span key={field} className={styles['unfinished']}>
              {message(code)}
            </span>
          ))}
        </>
      }
      sum={amount}
      edit={{ id, name: t`Change the row: ${label}`, onPress: onEdit }}
    />
  );
}

/** What the law adds, asked for now. It goes again with the choice further down. */
export function RuleRowLine({
  row,
  english,
  cite,
}: {
  readonly row: AmountRow;
  readonly english: string;
  readonly cite: string;
}) {
  const { t } = useLingui();
  return (
    <Line
      start={
        <span className={styles['sign']}>
          <IconScale size={20} aria-hidden="true" />
        </span>
      }
      label={row.label}
      english={english}
      more={<span className={styles['more']}>{t`By your choice below. The law: ${cite}`}</span>}
      sum={formatUsd(row.cents)}
    />
  );
}
