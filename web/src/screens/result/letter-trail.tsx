import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterTrailAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import type { ApiFailure } from '../../api/http-client.ts';
import { readLetterTrail } from '../../api/letter-review.ts';
import { Spinner } from '../../components/spinner.tsx';
import { formatInstant } from '../../i18n/formatters.ts';
import { useRequestWords } from '../../i18n/request-words.ts';
import styles from './records.module.css';

type Event = LetterTrailAnswer['events'][number];
type Keyed = { readonly key: string; readonly event: Event };

/** Steps a person can make sense of; the others are the site's own. */
function useEventWords(): (kind: string) => string | null {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'claim.paid':
        return t`The package was paid`;
      case 'letter.generated':
        return t`The letter was written`;
      case 'letter.saved':
        return t`A changed text was saved`;
      case 'letter.answered':
        return t`Answers or choices for the letter were saved`;
      case 'letter.redated':
        return t`The dates were brought up to that day`;
      case 'letter.brought_back':
        return t`An earlier text was brought back`;
      case 'letter.draft_stored':
        return t`A draft was stored`;
      case 'letter.approved':
        return t`The letter was approved and signed`;
      case 'letter.pdf_opened':
        return t`The PDF was opened`;
      case 'letter.pack_opened':
        return t`The mailing pack was opened`;
      case 'dispatch.sent':
        return t`The e-mail was handed over`;
      case 'dispatch.failed':
        return t`A delivery failed`;
      case 'dispatch.cancelled':
        return t`A delivery was called off`;
      case 'dispatch.tracking_recorded':
        return t`A tracking number was written down`;
      case 'papers.ordered':
        return t`Court papers were asked for`;
      case 'papers.stopped':
        return t`Court papers were not made: a rule or a gap stood in the way`;
      case 'papers.ready':
        return t`Court papers were made and checked`;
      case 'papers.failed':
        return t`Court papers could not be made`;
      case 'papers.opened':
        return t`A court paper was opened`;
      case 'papers.zip_opened':
        return t`All court papers were downloaded`;
      default:
        return null;
    }
  };
}

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
  const eventWords = useEventWords();
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
