import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const storageOf = (env: Readonly<Record<string, string>>) => {
  const read = readConfig({ DATA_DIR: '/srv/plainclaim', ...env });
  return read.ok ? read.value.storage : read.error.map(({ name }) => name);
};

const KEYS = { S3_ACCESS_KEY_ID: 'an id', S3_SECRET_ACCESS_KEY: 'a secret' };

test('without a setting, files lie in the data folder and nothing is backed up of its own accord', () => {
  expect(storageOf({})).toEqual({
    files: { kind: 'folder', directory: '/srv/plainclaim/exhibits' },
    olderFiles: null,
    backups: null,
    keepBackupDays: 30,
    s3: null,
  });
});

test('files go to a bucket, and are found in the folder as well while they move', () => {
  const env = { FILES_IN: 's3://claims/files', FILES_ALSO_IN: '/srv/old', BACKUP_TO: 's3://copies', ...KEYS };
  expect(storageOf(env)).toMatchObject({
    files: { kind: 's3', bucket: 'claims', folder: 'files' },
    olderFiles: { kind: 'folder', directory: '/srv/old' },
    backups: { kind: 's3', bucket: 'copies', folder: '' },
    s3: { region: 'us-east-1', accessKeyId: 'an id' },
  });
});

test('a bucket without keys, a place that is none, and a move to the same place are refused by name', () => {
  expect(storageOf({ FILES_IN: 's3://claims' })).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  expect(storageOf({ BACKUP_TO: 'ftp://claims' })).toEqual(['BACKUP_TO']);
  expect(storageOf({ FILES_IN: '/srv/a', FILES_ALSO_IN: '/srv/a' })).toEqual(['FILES_ALSO_IN']);
  expect(storageOf({ BACKUP_KEEP_DAYS: '0' })).toEqual(['BACKUP_KEEP_DAYS']);
});
