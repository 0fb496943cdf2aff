import { useLingui } from '@lingui/react/macro';
import type { CaseWire } from '@plainclaim/contract';
import { parseCalendarDate, parseUsd } from '@plainclaim/domain';
import { Button } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { formatDay, formatMoney } from '../../i18n/formatters.ts';
import styles from './case-table.module.css';
import { LetterView } from './letter-view.tsx';
import { StatusPill } from './status-pill.tsx';

export type CaseTableProps = {
  readonly cases: readonly CaseWire[];
  /** The case that is being opened; null when none is. */
  readonly opening: string | null;
  readonly onOpen: (one: CaseWire) => void;
};

/** The cases, one a row; one a card where a row has no room. */
export function CaseTable({ cases, opening, onOpen }: CaseTableProps) {
  const { t } = useLingui();
  return (
    <table className={styles['table']} aria-label={t`My Cases`}>
      <thead>
        <tr>
          <th scope="col">{t`Package`}</th>
          <th scope="col">{t`Date`}</th>
          <th scope="col">{t`Defendant`}</th>
          <th scope="col" className={styles['amount']}>{t`Amount`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col">{t`Action`}</th>
        </tr>
      </thead>
      <tbody>
        {cases.map((one) => (
          <CaseRow key={one.id} one={one} isOpening={opening === one.id} onOpen={() => onOpen(one)} />
        ))}
      </tbody>
    </table>
  );
}

type CaseRowProps = { readonly one: CaseWire; readonly isOpening: boolean; readonly onOpen: () => void };

function CaseRow({ one, isOpening, onOpen }: CaseRowProps) {
  const { t, i18n } = useLingui();
  const isDraft = one.status === 'draft';
  const day = parseCalendarDate(one.created_on);
  const date = day.ok ? formatDay(day.value, i18n.locale, 'medium') : one.formatted_date;
  const amount = parseUsd(one.claim_amount);
  const defendant = one.defendant_name || t`Not named yet`;
  const whose = `: ${defendant}, ${date}`;
  return (
    <tr>
      <td className={styles['package']}>{one.package_title}</td>
      <td>
        <Label>{t`Date`}</Label>
        <time dateTime={one.created_on}>{date}</time>
      </td>
      <td className={styles['defendant']}>
        <Label>{t`Defendant`}</Label>
        <span>{defendant}</span>
      </td>
      <td className={styles['amount']}>
        <Label>{t`Amount`}</Label>
        <span>{amount.ok ? formatMoney(amount.value) : t`Not given yet`}</span>
      </td>
      <td>
        <Label>{t`Status`}</Label>
        <StatusPill status={one.status} />
      </td>
      <td>
        <div className={styles['actions']}>
          {isDraft || one.demand_id === null ? null : (
            <LetterView demandId={one.demand_id} isDraft={one.status === 'pending'} whose={whose} />
          )}
          <Button variant="ghost" size="small" busy={isOpening} onClick={onOpen}>
            {isDraft ? t`Continue` : t`Open letter`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </Button>
        </div>
      </td>
    </tr>
  );
}

/** The column's name beside the value, on cards only: there the heads of the columns are out of sight. */
function Label({ children }: { readonly children: string }) {
  return (
    <span className={styles['label']} aria-hidden="true">
      {children}
    </span>
  );
}
