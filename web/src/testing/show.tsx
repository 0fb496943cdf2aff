import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { createQueryClient } from '../api/server-state/query-client.ts';
import { i18n } from '../i18n/i18n.ts';

/** Draws a part of the app inside what every part of it has around it, and gives the person who uses it. */
export function show(screen: ReactNode, place = '/'): RenderResult & { readonly user: UserEvent } {
  const user = userEvent.setup();
  const page = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={[place]}>
          <Suspense>{screen}</Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return { user, ...page };
}
