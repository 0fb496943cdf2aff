import { Trans, useLingui } from '@lingui/react/macro';
import type { LetterVersionAnswer } from '@plainclaim/contract';
import { useQuery } from '@tanstack/react-query';
import { readLetterVersion } from '../../../api/letters/letter-review.ts';
import { serverQuery } from '../../../api/server-state/server-query.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Dialog } from '../../../components/feedback/dialog.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import { useRequestWords } from '../../../i18n/request-words.ts';
import styles from '../records.module.css';

export type VersionDialogProps = {
  readonly demandId: string;
  readonly number: number;
  readonly onClose: () => void;
};

/** The text of one frozen version, and how it was signed. */
export function VersionDialog({ demandId, number, onClose }: VersionDialogProps) {
  const { t } = useLingui();
  const words = useRequestWords();
  const { data: version, error: failure } = useQuery(
    serverQuery(['letter-version', demandId], (options) => readLetterVersion(demandId, options)),
  );
  const said = failure === null ? null : words(failure, t`We could not load this version.`);
  return (
    <Dialog open onClose={onClose} title={<Trans>Version {number}</Trans>} size="wide">
      {version === undefined && said === null ? <Spinner>{t`Loading the text...`}</Spinner> : null}
      {said === null ? null : (
        <Alert tone="error" live="alert" title={said.title}>
          {said.detail === '' ? null : <p>{said.detail}</p>}
        </Alert>
      )}
      {version === undefined ? null : <VersionText version={version} />}
    </Dialog>
  );
}

function VersionText({ version }: { readonly version: LetterVersionAnswer }) {
  const { i18n, t } = useLingui();
  const { approved_at, signed_by, statement, text, text_sha256 } = version;
  const time = approved_at === null ? null : formatInstant(approved_at, i18n.locale);
  return (
    <>
      {time === null ? (
        <p>{t`This is a draft. Nobody has signed it.`}</p>
      ) : (
        <p>
          {signed_by === null ? (
            <Trans>Approved on {time}.</Trans>
          ) : (
            <Trans>
              Approved on {time} by {signed_by}.
            </Trans>
          )}
        </p>
      )}
      {statement === null ? null : (
        <blockquote className={styles['envelope']} lang="en">
          {statement}
        </blockquote>
      )}
      <pre className={styles['text']} lang="en">
        {text}
      </pre>
      <p className={styles['quiet']}>
        <Trans>Fingerprint of this text (SHA-256): {text_sha256}</Trans>
      </p>
    </>
  );
}
