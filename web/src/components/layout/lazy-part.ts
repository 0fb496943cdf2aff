import { type ComponentType, lazy } from 'react';
import { reloadOnce } from '../../api/http/reload-once.ts';

/**
 * A part of a screen that loads when it is first shown. Its file may be gone since a new release: then the page reloads
 * once and gets the new one.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      await reloadOnce();
      throw error;
    }
  });
