import { NO_OWNER } from '../../../../api/session/device-memory.ts';

/** Where the device's copy of the answers lies in the browser's storage. */
export const LOCAL_COPY_KEY = 'plainclaim.draft.v1';

/** Each account's copy has a place of its own, so that it never opens for anybody else. */
export const copyKeyOf = (owner: string): string =>
  owner === NO_OWNER ? LOCAL_COPY_KEY : `${LOCAL_COPY_KEY}.${owner}`;

/** True when this device holds answers of somebody without an account. Asked before the code that can read them is loaded. */
export function hasLocalCopy(): boolean {
  try {
    return localStorage.getItem(LOCAL_COPY_KEY) !== null;
  } catch {
    return false;
  }
}
