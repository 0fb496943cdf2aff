import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '../api/server-state/query-client.ts';

const client = createQueryClient();

/** Around every screen but the wizard: what the server said, asked for and kept in one way. */
export const ServerState = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
