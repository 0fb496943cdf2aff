import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';
import { useRequestWords } from '../../i18n/request-words.ts';

/** The letter could not be opened or made. */
export function LoadFailure({
  failure,
  onTryAgain,
}: {
  readonly failure: ApiFailure;
  readonly onTryAgain: () => void;
}) {
  const { t } = useLingui();
  const words = useRequestWords();
  const { title, detail } = words(failure, t`An error occurred while generating the demand letter.`);
  const { requestId } = failure;
  return (
    <Alert
      tone="error"
      live="alert"
      title={title}
      actions={<Button size="small" onClick={onTryAgain}>{t`Try Again`}</Button>}
    >
      {detail === '' ? null : <p>{detail}</p>}
      {requestId === undefined ? null : (
        <p>
          <Trans>If it happens again, tell us this number: {requestId}</Trans>
        </p>
      )}
    </Alert>
  );
}
