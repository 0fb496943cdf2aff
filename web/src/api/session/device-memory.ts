import { textSums } from './text-sums.ts';

/** Everything this product keeps in a browser's storage begins so. */
const PREFIX = 'plainclaim.';
const OWNER_KEY = 'plainclaim.owner';
/** The owner of what was typed without an account. */
export const NO_OWNER = '';

/**
 * A short text that stands for an account on this device, so that one person's typed answers never open for another. It
 * is no secret and no proof: the server decides who sees what.
 */
export const ownerOf = (email: string): string => textSums(email.trim().toLowerCase()).join('');

const listeners = new Set<() => void>();
let hasSeenOwner = false;

/** Whose answers this device shows, known before the server is asked; '' for nobody's in particular. */
export function rememberedOwner(): string {
  try {
    return localStorage.getItem(OWNER_KEY) ?? NO_OWNER;
  } catch {
    return NO_OWNER;
  }
}

/** True once somebody is or was signed in here, as far as this page knows. Costs no request and no further code. */
export const hasKnownOwner = (): boolean => {
  hasSeenOwner ||= rememberedOwner() !== NO_OWNER;
  return hasSeenOwner;
};

/** Tells when somebody signs in. Returns a function that stops. */
export function watchOwner(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberSignedIn(email: string | null) {
  if (email !== null && !hasSeenOwner) {
    hasSeenOwner = true;
    for (const listener of listeners) listener();
  }
  try {
    if (email === null) localStorage.removeItem(OWNER_KEY);
    else localStorage.setItem(OWNER_KEY, ownerOf(email));
  } catch {
    // Blocked storage: the next page learns it from the server.
  }
}

/** Removes all that was typed from this browser's storage, whoever typed it. */
export function forgetDevice() {
  for (const storageOf of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = storageOf();
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    } catch {
      // Blocked storage holds nothing of ours.
    }
  }
}
