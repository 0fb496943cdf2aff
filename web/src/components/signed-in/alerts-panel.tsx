import { Trans, useLingui } from '@lingui/react/macro';
import type { AlertWire } from '@plainclaim/contract';
import { parseCalendarDate } from '@plainclaim/domain';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../i18n/formatters.ts';
import { Button } from '../buttons/button.tsx';
import { TroubleAlert } from '../feedback/trouble-alert.tsx';
import rows from '../lists/action-rows.module.css';
import { classNames } from '../styling/class-names.ts';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';
import styles from './alerts-panel.module.css';
import type { Alerts } from './use-alerts.ts';

/** So many are shown at first. */
const FIRST = 3;

/** What the person should see to, newest first, each with a way to it and a button that says it is done. */
export function AlertsPanel({ alerts }: { readonly alerts: Alerts }) {
  const { t } = useLingui();
  const { answer, failure, reload, notMarked, mark, done, isMarking } = alerts;
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<number | null>(null);
  const shown = answer === null ? [] : isWhole ? answer.alerts : answer.alerts.slice(0, FIRST);

  // A row that was pressed is gone: the focus goes to the one in its place, and to the heading after the last one.
  useEffect(() => {
    if (pressed.current === null || isMarking) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(pressed.current, buttons.length - 1)] ?? heading.current;
    pressed.current = null;
    next?.focus();
  });

  const total = answer?.total ?? 0;
  return (
    <section className={styles['panel']} aria-labelledby="alerts-title">
      <h2 id="alerts-title" ref={heading} tabIndex={-1}>
        {t`Alerts`} {total === 0 ? null : <span className={styles['count']}>{total}</span>}
      </h2>
      {failure === null ? null : (
        <TroubleAlert
          title={t`We could not load your alerts.`}
          failure={failure}
          again={{ words: t`Try Again`, onPress: reload }}
        />
      )}
      {notMarked === null ? null : <TroubleAlert title={t`This could not be saved.`} failure={notMarked} />}
      {answer !== null && total === 0 ? <p className={styles['none']}>{t`Nothing needs you now.`}</p> : null}
      {shown.length === 0 ? null : (
        <ul ref={list} className={classNames(rows['rows'], styles['wide'])}>
          {shown.map((one, index) => (
            <AlertRow
              key={`${one.case_id} ${one.key}`}
              one={one}
              onDone={() => {
                pressed.current = index;
                mark(one, true);
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles['none']}>
        {done === null ? null : (
          <>
            <Trans>Done.</Trans>{' '}
            <Button variant="link" onClick={() => mark(done, false)}>
              {t`Undo`}
            </Button>
          </>
        )}
      </p>
      {answer !== null && answer.alerts.length > FIRST ? (
        <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t`Show fewer` : t`Show all ${total}`}
        </Button>
      ) : null}
    </section>
  );
}

function AlertRow({ one, onDone }: { readonly one: AlertWire; readonly onDone: () => void }) {
  const { t } = useLingui();
  const words = useAlertWords()(one);
  const who = one.defendant_name || t`Not named yet`;
  const whose = `: ${words}, ${who}`;
  return (
    <li className={rows['row']}>
      <div>
        <strong>{words}</strong>
        <span className={styles['none']}>{who}</span>
      </div>
      <span className={styles['buttons']}>
        <AlertLink one={one}>
          {one.code === 'draft_ends' ? t`Continue` : t`Open case`}
          <VisuallyHidden>{whose}</VisuallyHidden>
        </AlertLink>
        <Button
          variant="ghost"
          size="small"
          capitals
          iconStart={<IconCheck size={18} aria-hidden="true" />}
          onClick={onDone}
        >
          {t`Done`}
          <VisuallyHidden>{whose}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}

/** A draft opens in the wizard; a paid case has a page. */
function AlertLink({ one, children }: { readonly one: AlertWire; readonly children: ReactNode }) {
  const [to, state] =
    one.code === 'draft_ends' ? (['/', { claim: { id: one.case_id } }] as const) : [`/case?case=${one.case_id}`, null];
  return (
    <Link to={to} state={state} className={styles['link'] ?? ''}>
      {children}
    </Link>
  );
}

function useAlertWords(): (alert: AlertWire) => string {
  const { t, i18n } = useLingui();
  return ({ code, day: on }) => {
    const parsed = parseCalendarDate(on);
    const day = parsed.ok ? formatDay(parsed.value, i18n.locale, 'long') : on;
    const words: Readonly<Record<AlertWire['code'], string>> = {
      letter_unapproved: t`Your letter waits for you to approve it`,
      letter_unmailed: t`Mail your letter, then write down the tracking number`,
      letter_not_delivered: t`Your letter was not delivered`,
      answer_day_near: t`The answer day is ${day}`,
      answer_day_passed: t`The answer day was ${day}. Did they pay?`,
      papers_unsigned: t`Your court papers are ready to read and sign`,
      papers_out_of_date: t`Something changed since your court papers were made`,
      papers_stopped: t`Your court papers are not made yet. Something is missing`,
      time_limit_near: t`The time to file may end on ${day}`,
      draft_ends: t`This draft will be deleted on ${day}`,
      hearing_near: t`Your day in court is ${day}`,
    };
    return words[code];
  };
}
