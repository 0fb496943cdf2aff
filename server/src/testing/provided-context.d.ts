import type { TestServer } from './global-setup.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}
