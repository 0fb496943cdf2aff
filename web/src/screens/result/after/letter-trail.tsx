import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readLetterTrail } from '../../../api/letters/letter-review.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import { useRequestWords } from '../../../i18n/request-words.ts';
import styles from '../records.module.css';
import { useTrailWords } from '../../../components/documents/use-trail-words.ts';

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
      {isOpen ? <Events caseId={caseId} version={version} /> : null}
    </details>
  );
}

function Events({ caseId, version }: LetterTrailProps) {
  const { t, i18n } = useLingui();
  const requestWords = useRequestWords();
  const eventWords = useTrailWords();
  const { data, error: failure } = useQuery(serverQuery(['letter-trail', caseId, version], readLetterTrail));
  if (failure !== null) return <p>{requestWords(failure, t`The list could not be loaded.`).title}</p>;
  if (data === undefined) return <Spinner>{t`Loading the list...`}</Spinner>;
  const events = data.case_id === caseId ? data.events : [];
  return (
    <ol className={styles['list']}>
      {events.map((event, index) => {
        const what = eventWords(event.kind);
        return what === null ? null : (
          <li key={String(index)} className={styles['item']}>
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
