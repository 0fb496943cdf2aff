import { useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../api/http/http-client.ts';
import { useRequestWords } from '../../i18n/request-words.ts';
import { Alert } from './alert.tsx';
import { Button } from '../buttons/button.tsx';

export type TroubleAlertProps = {
  readonly title: string;
  readonly failure: ApiFailure;
  /** The words of the button that tries again, and what it does; absent where the pressed button is still there. */
  readonly again?: { readonly words: string; readonly onPress: () => void } | undefined;
};

/** Something that was asked for did not succeed. */
export function TroubleAlert({ title, failure, again }: TroubleAlertProps) {
  const { t } = useLingui();
  const words = useRequestWords()(failure, title);
  // Without a connection the headline speaks of that alone; what it means for the person's work must still be said.
  const shown = words.title === title ? words.detail : title;
  const detail = shown === '' && again ? t`Nothing is lost. Please try again in a moment.` : shown;
  const actions = again ? (
    <Button size="small" onClick={again.onPress}>
      {again.words}
    </Button>
  ) : undefined;
  return (
    <Alert tone="error" live="alert" title={words.title} actions={actions}>
      {detail === '' ? null : <p>{detail}</p>}
    </Alert>
  );
}
