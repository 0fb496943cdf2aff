import { err, ok, type Result } from '@plainclaim/domain';

/** Bytes. No letter and no court paper of ours comes near it, and a phone can still hold it in memory. */
export const LARGEST_FILE = 50 * 1024 * 1024;

/** `not_possible`: this browser works out no hashes, which it does on safe pages only. */
export type HashFailure = 'too_large' | 'unreadable' | 'not_possible';

/** The SHA-256 of a file's bytes, as 64 hexadecimal digits. The file does not leave the device. */
export async function hashOfFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<Result<string, HashFailure>> {
  if (file.size > LARGEST_FILE) return err('too_large');
  if (globalThis.crypto?.subtle === undefined) return err('not_possible');
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return ok(Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''));
  } catch {
    return err('unreadable');
  }
}
