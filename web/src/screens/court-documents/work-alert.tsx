import { useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../api/http-client.ts';
import { Alert } from '../../components/alert.tsx';
import { Button } from '../../components/button.tsx';
import { useRequestWords } from '../../i18n/request-words.ts';

export type WorkAlertProps = {
  readonly title: string;
  readonly failure: ApiFailure;
  /** Absent where the button that was pressed is still there to press again. */
  readonly onTryAgain?: (() => void) | undefined;
};

/** Something that was asked for did not succeed. */
export function WorkAlert({ title, failure, onTryAgain }: WorkAlertProps) {
  const { t } = useLingui();
  const words = useRequestWords()(failure, title);
  return (
    <Alert
      tone="error"
      live="alert"
      title={words.title}
      actions={onTryAgain === undefined ? undefined : <Button size="small" onClick={onTryAgain}>{t`Try Again`}</Button>}
    >
      {words.detail === '' ? null : <p>{words.detail}</p>}
    </Alert>
  );
}
