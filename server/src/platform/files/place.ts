import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Settings } from './s3-store.ts';

/** Where files are kept: a folder, or a bucket and perhaps a folder in it. */
export type Place =
  | { readonly kind: 'folder'; readonly directory: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly folder: string };

const S3_PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([0-9A-Za-z._/-]*))?$/;

/** `s3://bucket/folder`, or else a path. Undefined: it begins like the one and is neither. */
export function parsePlace(text: string): Place | undefined {
  if (!/^[a-z0-9]+:\/\//i.test(text)) return { kind: 'folder', directory: text };
  const [, bucket, folder = ''] = S3_PLACE.exec(text) ?? [];
  if (bucket === undefined || folder.includes('..')) return undefined;
  return {
    kind: 's3',
    bucket,
    folder: folder
      .split('/')
      .filter((part) => part !== '')
      .join('/'),
  };
}

/** The S3 client is large: it is loaded only where a bucket is named. */
export async function openPlace(place: Place, s3: S3Settings | null): Promise<ObjectStore> {
  if (place.kind === 'folder') return folderStore(place.directory);
  if (s3 === null) throw new Error('a bucket needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  const { s3Store } = await import('./s3-store.ts');
  return s3Store(s3, place.bucket, place.folder);
}
