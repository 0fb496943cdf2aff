import { Trans, useLingui } from '@lingui/react/macro';
import { parseCalendarDate } from '@plainclaim/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readSealKey } from '../../api/letters/document-check.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { TroubleAlert } from '../../components/feedback/trouble-alert.tsx';
import { formatDay } from '../../i18n/formatters.ts';
import styles from './verify.module.css';

/** The site's seal, for whoever holds a sealed file against it with a program of their own. It is asked for once it is opened. */
export function SealKeyPlace() {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({ ...serverQuery(['seal-key'], readSealKey), enabled: isOpen });
  const until = parseCalendarDate(data?.valid_to ?? '');
  const day = until.ok ? formatDay(until.value, i18n.locale) : '';
  return (
    <details className={styles['seal']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t`Compare the seal yourself`}</summary>
      <p>{t`A PDF reader, or the page in a case file, shows the fingerprint of the seal. It must be the same as this one. Then the file was sealed here.`}</p>
      {error === null ? null : <TroubleAlert title={t`We could not load the fingerprint.`} failure={error} />}
      {isOpen && data === undefined && error === null ? <Spinner>{t`Loading...`}</Spinner> : null}
      {data === undefined ? null : (
        <>
          <p>{t`Fingerprint of our seal (SHA-256)`}</p>
          <p>
            <code lang="en">{data.fingerprint.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <p>
            <Trans>This key seals until {day}. An older file may have an older seal.</Trans>
          </p>
        </>
      )}
    </details>
  );
}
