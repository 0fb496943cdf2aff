import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readCaseHistory } from '../../api/cases/case-page.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { useTrailWords } from '../../components/documents/use-trail-words.ts';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { formatInstant } from '../../i18n/formatters.ts';
import { useRequestWords } from '../../i18n/request-words.ts';
import rows from '../../components/lists/action-rows.module.css';
import styles from './case.module.css';

/** What was done here with the case, read when it is opened. `version` changes with each change of the case. */
export function History({ caseId, version }: { readonly caseId: string; readonly version: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t`Who did what, and when`}</summary>
      {isOpen ? <Events caseId={caseId} version={version} /> : null}
    </details>
  );
}

function Events({ caseId, version }: { readonly caseId: string; readonly version: string }) {
  const { t, i18n } = useLingui();
  const requestWords = useRequestWords();
  const eventWords = useTrailWords();
  const { data, error } = useQuery(
    serverQuery(['case-history', caseId, version], (options) => readCaseHistory(caseId, options)),
  );
  if (error !== null) return <p role="alert">{requestWords(error, t`The list could not be loaded.`).title}</p>;
  if (data === undefined) return <Spinner>{t`Loading the list...`}</Spinner>;
  return (
    <ol className={rows['rows']}>
      {data.events.map(({ at, kind }, index) => {
        const what = eventWords(kind);
        return what === null ? null : (
          <li key={String(index)} className={rows['row']}>
            <div>
              <span>{what}</span>
              <time className={styles['quiet']} dateTime={at}>
                {formatInstant(at, i18n.locale)}
              </time>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
