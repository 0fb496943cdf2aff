import { createHmac } from 'node:crypto';
import type { Keys } from '../../platform/security/index.ts';
import { sealedBox } from '../../platform/security/index.ts';
import type { BackupHeader } from './manifest.ts';

/** A fingerprint tells keys apart and gives nothing of them away. */
export const keyIdOf = (dataKey: string): string => sealedBox([dataKey]).newestStart.subarray(1).toString('hex');

export const secretKeyMark = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('plainclaim backup').digest('hex').slice(0, 16);

/** What is missing for opening all of a backup, in sentences; empty when nothing is. */
export function missingKeys(header: BackupHeader, keys: Keys): readonly string[] {
  const had = new Set(keys.dataKeys.map(keyIdOf));
  const missing = header.dataKeyIds.filter((id) => !had.has(id));
  return [
    ...missing.map(
      (id) =>
        `The data key with the fingerprint ${id} is missing: add it to DATA_KEY. What it sealed cannot be read without it.`,
    ),
    ...(header.secretKeyMark === secretKeyMark(keys.secretKey)
      ? []
      : ['SECRET_KEY is another one than when the backup was made: nobody could log in. Set the one from then.']),
  ];
}
