import '@tanstack/react-query';
import type { ApiFailure } from '../http/http-client.ts';

/** What every query and mutation of ours is rejected with (server-query.ts). */
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
  }
}
