import { err, ok, type Result } from '@plainclaim/domain';
import { movingStore, type ObjectStore, openPlace, problemWith } from '../platform/files/index.ts';
import type { StorageConfig } from '../settings/storage-settings.ts';

/** Where uploaded files lie by the settings, once it was tried; or what stands in the way, for whoever runs the server. */
export async function openFileStore({ files, olderFiles, s3 }: StorageConfig): Promise<Result<ObjectStore, string>> {
  const newer = await openPlace(files, s3);
  const problem = await problemWith(newer);
  if (problem !== null) {
    return err(
      `Files cannot be kept in ${newer.place} (FILES_IN): ${problem}. Check that it exists and lets us write.`,
    );
  }
  return ok(olderFiles === null ? newer : movingStore(newer, await openPlace(olderFiles, s3)));
}
