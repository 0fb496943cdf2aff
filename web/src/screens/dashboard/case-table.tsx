import { Trans, useLingui } from '@lingui/react/macro';
import type { CaseWire } from '@plainclaim/contract';
import { parseCalendarDate, parseUsd } from '@plainclaim/domain';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { ActionsCell, Cell, LeadCell, ListTable } from '../../components/lists/list-table.tsx';
import { usePartsLine } from '../../components/lists/package-parts.tsx';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { formatDay, formatMoney } from '../../i18n/formatters.ts';
import { LetterView } from '../../components/documents/letter-view.tsx';
import styles from './dashboard.module.css';
import { StatusPill } from './status-pill.tsx';

export type CaseTableProps = {
  readonly cases: readonly CaseWire[];
  readonly onOpen: (one: CaseWire) => void;
};

/** The cases, one a row; one a card where a row has no room. */
export function CaseTable({ cases, onOpen }: CaseTableProps) {
  const { t } = useLingui();
  const columns = [
    { name: t`Package` },
    { name: t`Date` },
    { name: t`Defendant` },
    { name: t`Amount`, isNumber: true },
    { name: t`Status` },
    { name: t`Action` },
  ];
  return (
    <ListTable label={t`My Cases`} columns={columns}>
      {cases.map((one) => (
        <CaseRow key={one.id} one={one} onOpen={() => onOpen(one)} />
      ))}
    </ListTable>
  );
}

type CaseRowProps = { readonly one: CaseWire; readonly onOpen: () => void };

function CaseRow({ one, onOpen }: CaseRowProps) {
  const { t, i18n } = useLingui();
  const partsLine = usePartsLine();
  const isDraft = one.status === 'draft';
  const day = parseCalendarDate(one.created_on);
  const date = day.ok ? formatDay(day.value, i18n.locale, 'medium') : one.formatted_date;
  const amount = parseUsd(one.claim_amount);
  const defendant = one.defendant_name || t`Not named yet`;
  const whose = `: ${defendant}, ${date}`;
  const until = parseCalendarDate(one.kept_until ?? '');
  const kept = until.ok ? formatDay(until.value, i18n.locale, 'medium') : '';
  return (
    <tr>
      <LeadCell>
        <div>
          {isDraft ? (
            one.package_title
          ) : (
            <Link to={`/case?case=${one.id}`}>
              {one.package_title}
              <VisuallyHidden>{whose}</VisuallyHidden>
            </Link>
          )}
          {isDraft || one.status === 'paid' || one.contains.includes('trial_prep') ? null : (
            <Link to={`/upgrade?case=${one.id}`} className={styles['upgrade'] ?? ''}>
              {t`Upgrade`}
              <VisuallyHidden>{whose}</VisuallyHidden>
            </Link>
          )}
          {one.category === '' ? null : <span className={styles['about']}>{one.category}</span>}
          {kept === '' ? null : (
            <span className={styles['about']}>
              <Trans>Kept until {kept}</Trans>
            </span>
          )}
          {one.contains.length < 2 ? null : <span className={styles['parts']}>{partsLine(one.contains)}</span>}
        </div>
      </LeadCell>
      <Cell label={t`Date`}>
        <time dateTime={one.created_on}>{date}</time>
      </Cell>
      <Cell label={t`Defendant`}>
        <span>{defendant}</span>
      </Cell>
      <Cell label={t`Amount`} isNumber>
        <span>{amount.ok ? formatMoney(amount.value) : t`Not given yet`}</span>
      </Cell>
      <Cell label={t`Status`}>
        <StatusPill status={one.status} />
      </Cell>
      <ActionsCell>
        {isDraft || one.demand_id === null ? null : (
          <LetterView demandId={one.demand_id} isDraft={one.status === 'pending'} whose={whose} isQuiet />
        )}
        {isDraft ? (
          <Button variant="ghost" size="small" onClick={onOpen}>
            {t`Continue`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </Button>
        ) : (
          <ButtonLink size="small" to={`/case?case=${one.id}`}>
            {t`Open case`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </ButtonLink>
        )}
      </ActionsCell>
    </tr>
  );
}
