/** Where the device's copy of the answers lies in the browser's storage. */
export const LOCAL_COPY_KEY = 'plainclaim.draft.v1';

/** True when this device holds answers. Asked before the code that can read them is loaded. */
export function hasLocalCopy(): boolean {
  try {
    return localStorage.getItem(LOCAL_COPY_KEY) !== null;
  } catch {
    return false;
  }
}
