import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../buttons/button.tsx';
import { type ListFailure, listFailureOf } from './list-failure.ts';

/** Gives the specification's sentence for a list that could not be shown. */
function useListWords(): (failure: ListFailure) => string {
  const { t } = useLingui();
  return (failure) => {
    switch (failure.kind) {
      case 'told':
        return failure.message;
      case 'empty':
        return t`Empty response from server`;
      case 'not-json':
        return t`Invalid JSON response from server`;
      case 'connection': {
        const detail = failure.isSlow ? t`the server took too long to answer` : t`we could not reach the server`;
        return t`Connection error: ${detail}`;
      }
      case 'unknown':
        return t`Error occurred`;
    }
  };
}

/** The list could not be loaded. */
export function ListAlert({ failure, onTryAgain }: { readonly failure: ApiFailure; readonly onTryAgain: () => void }) {
  const { t } = useLingui();
  const wordsOf = useListWords();
  const { requestId } = failure;
  const failed = listFailureOf(failure);
  return (
    <Alert
      tone="error"
      live="alert"
      title={wordsOf(failed)}
      actions={<Button size="small" onClick={onTryAgain}>{t`Try Again`}</Button>}
    >
      {failed.kind === 'told' ? null : <p>{t`Nothing is lost. Please try again in a moment.`}</p>}
      {requestId === undefined ? null : (
        <p>
          <Trans>If it happens again, tell us this number: {requestId}</Trans>
        </p>
      )}
    </Alert>
  );
}
