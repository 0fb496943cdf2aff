import { useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { Alert } from '../../components/feedback/alert.tsx';
import { useFailureMessage } from '../../i18n/use-message.ts';

/** A case could not be opened, or a new one begun. */
export function OpenAlert({ failure }: { readonly failure: ApiFailure }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  return (
    <Alert tone="error" live="alert" title={t`We could not open the claim.`}>
      <p>{textOf(failure)}</p>
    </Alert>
  );
}
