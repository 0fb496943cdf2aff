import { useLingui } from '@lingui/react/macro';
import type { DemandLetterWire } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { LetterView } from '../../components/documents/letter-view.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';
import { Pill, type PillTone } from '../../components/feedback/pill.tsx';
import { ActionsCell, Cell, LeadCell, ListTable } from '../../components/lists/list-table.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import styles from './demand-letters.module.css';

type State = DemandLetterWire['state'];

const TONES: Readonly<Record<State, PillTone>> = {
  queued: 'waiting',
  held: 'waiting',
  sent: 'good',
  failed: 'bad',
  cancelled: 'quiet',
};

/** The carrier's own page for a number, which people read from its receipt: www.usps.com, "Track a Package". */
const trackingPage = (number: string): string =>
  `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(number)}`;

/** The letters, one a row; one a card where a row has no room. */
export function LettersTable({ letters }: { readonly letters: readonly DemandLetterWire[] }) {
  const { t } = useLingui();
  const columns = [
    { name: t`Demand Letters` },
    { name: t`Date` },
    { name: t`Status` },
    { name: t`Send Date` },
    { name: t`Tracking #` },
    { name: t`Action` },
  ];
  return (
    <ListTable label={t`Demand Letters`} columns={columns}>
      {letters.map((one) => (
        <LetterRow key={`${one.demand_id} ${one.recipient} ${one.channel}`} one={one} />
      ))}
    </ListTable>
  );
}

function LetterRow({ one }: { readonly one: DemandLetterWire }) {
  const { t, i18n } = useLingui();
  const dayWords = (day: string): string => {
    const parsed = parseCalendarDate(day);
    return parsed.ok ? formatDay(parsed.value, i18n.locale, 'medium') : day;
  };
  const { channel, state, name, tracking_number: number } = one;
  const waiting = channel === 'email' ? t`On its way` : t`Waiting for you to mail it`;
  const words: Readonly<Record<State, string>> = {
    queued: waiting,
    held: t`Being looked at`,
    sent: channel === 'email' ? t`Emailed` : t`Mailed`,
    failed: t`Not delivered`,
    cancelled: t`Canceled`,
  };
  const whose = `: ${name}, ${dayWords(one.approved_on)}`;
  return (
    <tr>
      <LeadCell>{name}</LeadCell>
      <Cell label={t`Date`}>
        <time dateTime={one.approved_on}>{dayWords(one.approved_on)}</time>
      </Cell>
      <Cell label={t`Status`}>
        <Pill tone={TONES[state]}>{words[state]}</Pill>
      </Cell>
      <Cell label={t`Send Date`}>
        {one.sent_on === null ? (
          <span className={styles['none']}>{t`Not sent yet`}</span>
        ) : (
          <time dateTime={one.sent_on}>{dayWords(one.sent_on)}</time>
        )}
      </Cell>
      <Cell label={t`Tracking #`}>
        {number === null ? (
          <span className={styles['none']}>{t`None`}</span>
        ) : (
          <a href={trackingPage(number)} target="_blank" rel="noreferrer">
            {number}
          </a>
        )}
      </Cell>
      <ActionsCell>
        <LetterView demandId={one.demand_id} isDraft={false} whose={whose} />
        <OpenLetterButton caseId={one.case_id} whose={whose} />
      </ActionsCell>
    </tr>
  );
}
