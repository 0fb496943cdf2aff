import { I18nProvider } from '@lingui/react';
import { i18n } from '../i18n/i18n.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LeftCover } from './left-cover.tsx';
import { Router } from './router.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** The whole app inside its providers; the router around it differs between the browser and the build. */
export function App() {
  useKeptFocus();
  return (
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <LeftCover>
          <Router />
        </LeftCover>
      </ErrorBoundary>
    </I18nProvider>
  );
}
