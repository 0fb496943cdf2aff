import { useLingui } from '@lingui/react/macro';
import { AppShell } from './app-shell.tsx';
import { Spinner } from '../feedback/spinner.tsx';

/** A whole page of which nothing is here yet. */
export function PageLoading() {
  const { t } = useLingui();
  return (
    <AppShell isComing>
      <Spinner block>{t`Loading...`}</Spinner>
    </AppShell>
  );
}
