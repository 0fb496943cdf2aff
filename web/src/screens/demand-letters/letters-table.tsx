import { Trans, useLingui } from '@lingui/react/macro';
import type { DemandLetterWire } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { useId, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { LetterView } from '../../components/documents/letter-view.tsx';
import { MailingPackButton } from '../../components/documents/mailing-pack-button.tsx';
import { OpenLetterButton } from '../../components/documents/open-letter-button.tsx';
import { TrackingForm } from '../../components/documents/tracking-form.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Pill, type PillTone } from '../../components/feedback/pill.tsx';
import { ActionsCell, Cell, LeadCell, ListTable, WideRow } from '../../components/lists/list-table.tsx';
import {
  POST_TONES,
  usePickupWarning,
  useSourceWords,
  useStandingWords,
} from '../../components/documents/post-words.ts';
import { formatDay } from '../../i18n/formatters.ts';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
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

/** What a test carrier's numbers begin with. */
const TEST_NUMBER = /^TEST/;

export type LettersTableProps = {
  readonly letters: readonly DemandLetterWire[];
  /** Something of a letter was written down. */
  readonly onChanged: () => void;
};

/** The letters, one a row; one a card where a row has no room. */
export function LettersTable({ letters, onChanged }: LettersTableProps) {
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
        <LetterRow key={`${one.demand_id} ${one.recipient} ${one.channel}`} one={one} onChanged={onChanged} />
      ))}
    </ListTable>
  );
}

type LetterRowProps = { readonly one: DemandLetterWire; readonly onChanged: () => void };

function LetterRow({ one, onChanged }: LetterRowProps) {
  const { t, i18n } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const formId = useId();
  const dayWords = (day: string): string => {
    const parsed = parseCalendarDate(day);
    return parsed.ok ? formatDay(parsed.value, i18n.locale, 'medium') : day;
  };
  const standings = useStandingWords();
  const sources = useSourceWords();
  const pickupWarning = usePickupWarning();
  const { channel, state, name, standing, standing_source: source, tracking_number: number } = one;
  const waiting = channel === 'email' ? t`On its way` : t`Waiting for you to mail it`;
  const words: Readonly<Record<State, string>> = {
    queued: waiting,
    held: t`Being looked at`,
    sent: channel === 'email' ? t`Emailed` : t`Mailed`,
    failed: t`Not delivered`,
    cancelled: t`Canceled`,
  };
  const whose = `: ${name}, ${dayWords(one.approved_on)}`;
  const canWrite = channel === 'self_mail' && (state === 'queued' || state === 'sent');
  const row = (
    <tr>
      <LeadCell>{name}</LeadCell>
      <Cell label={t`Date`}>
        <time dateTime={one.approved_on}>{dayWords(one.approved_on)}</time>
      </Cell>
      <Cell label={t`Status`}>
        <div>
          <Pill tone={standing === null ? TONES[state] : POST_TONES[standing]}>
            {standing === null ? words[state] : standings[standing]}
          </Pill>
          {source === null || source === 'claimant' ? null : (
            <span className={styles['source']}>
              <Trans>Source: {sources[source]}</Trans>
            </span>
          )}
        </div>
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
        ) : TEST_NUMBER.test(number) ? (
          // A number that was made up leads nowhere.
          <span>{number}</span>
        ) : (
          <a href={trackingPage(number)} target="_blank" rel="noreferrer">
            {number}
          </a>
        )}
      </Cell>
      <ActionsCell>
        <LetterView demandId={one.demand_id} isDraft={false} whose={whose} />
        <OpenLetterButton caseId={one.case_id} whose={whose} />
        {canWrite ? (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isWriting}
            aria-controls={formId}
            onClick={() => setWriting(!isWriting)}
          >
            {t`Tracking number`}
            <VisuallyHidden>{whose}</VisuallyHidden>
          </Button>
        ) : null}
      </ActionsCell>
    </tr>
  );
  return (
    <>
      {row}
      {one.pickup_is_late ? (
        <WideRow id={`${formId}-pickup`} columns={6}>
          <Alert tone="warning" title={pickupWarning} />
        </WideRow>
      ) : null}
      {isWriting || state === 'failed' ? (
        <WideRow id={formId} columns={6}>
          {/* What goes by mail can be printed and mailed once more, and so can what no mail server took. */}
          <div className={styles['pack']}>
            <MailingPackButton demandId={one.demand_id} whose={whose} isQuiet />
          </div>
          {isWriting ? (
            <TrackingForm
              demandId={one.demand_id}
              delivery={{ recipient: one.recipient, name, tracking_number: number, mailed_on: one.sent_on }}
              onSaved={onChanged}
            />
          ) : null}
        </WideRow>
      ) : null}
    </>
  );
}
