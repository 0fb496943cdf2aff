import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Alert } from '../components/feedback/alert.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { Button } from '../components/buttons/button.tsx';
import { ScreenHead } from '../components/layout/screen-title.tsx';

type Props = { readonly children: ReactNode };

function BrokenScreen() {
  const { t } = useLingui();
  return (
    <AppShell>
      <ScreenHead title={t`Something went wrong`} />
      <Alert
        tone="error"
        live="alert"
        title={t`This page stopped working.`}
        actions={<Button size="small" onClick={() => location.reload()}>{t`Reload the page`}</Button>}
      >
        <p>{t`Your saved answers are safe. Please reload the page to go on.`}</p>
      </Alert>
    </AppShell>
  );
}

/** Stands in for a screen that threw: says so and offers a reload. React asks for a class here. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenScreen /> : this.props.children;
  }
}
