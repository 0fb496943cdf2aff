import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterTrailAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { readLetterTrail } from '../../../api/letter-review.ts';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import { useRequestWords } from '../../../i18n/request-words.ts';
import styles from '../records.module.css';
import { useTrailWords } from './use-trail-words.ts';

type Event = LetterTrailAnswer['events'][number];
type Keyed = { readonly key: string; readonly event: Event };

export type LetterTrailProps = {
  readonly caseId: string;
  /** Another one after each change, so that an open list is read again. */
  readonly version: string;
};

/** What happened to this letter, read when it is opened. */
export function LetterTrail({ caseId, version }: LetterTrailProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['summary']}>{t`Who did what, and when`}</summary>
      {isOpen ? <Events key={`${caseId} ${version}`} caseId={caseId} /> : null}
    </details>
  );
}

function Events({ caseId }: { readonly caseId: string }) {
  const { t, i18n } = useLingui();
  const requestWords = useRequestWords();
  const eventWords = useTrailWords();
  const [events, setEvents] = useState<readonly Keyed[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    void readLetterTrail({ signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      if (!answer.ok) return setFailure(answer.error);
      const ofCase = answer.value.case_id === caseId ? answer.value.events : [];
      setEvents(ofCase.map((event, index) => ({ key: String(index), event })));
    });
    return () => controller.abort();
  }, [caseId]);
  if (failure !== null) return <p>{requestWords(failure, t`The list could not be loaded.`).title}</p>;
  if (events === null) return <Spinner>{t`Loading the list...`}</Spinner>;
  return (
    <ol className={styles['list']}>
      {events.map(({ key, event }) => {
        const what = eventWords(event.kind);
        return what === null ? null : (
          <li key={key} className={styles['item']}>
            <p>
              {formatInstant(event.at, i18n.locale)}: {what}
              {event.version === null ? null : (
                <>
                  {' '}
                  <Trans>(version {event.version})</Trans>
                </>
              )}
              {event.by === null ? null : ` · ${event.by === 'account' ? t`your account` : t`this browser`}`}
            </p>
            {event.text_sha256 === null ? null : (
              <p className={styles['quiet']}>
                <Trans>Fingerprint: {event.text_sha256.slice(0, 12)}</Trans>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
