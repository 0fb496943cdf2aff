import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/feedback/alert.tsx';
import { Button } from '../../components/buttons/button.tsx';

/** The code of a screen could not be had. */
export function ScreenNotLoaded() {
  const { t } = useLingui();
  return (
    <Alert
      tone="error"
      live="alert"
      title={t`This screen could not be loaded.`}
      actions={<Button size="small" onClick={() => location.reload()}>{t`Reload the page`}</Button>}
    >
      <p>{t`Your answers are safe. Check your connection and reload the page.`}</p>
    </Alert>
  );
}
