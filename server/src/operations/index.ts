export { KEEP_BACKUPS_EVERY_SECONDS, keepBackups, keepBackupsJob } from './backup/keep-backups.job.ts';
export { openFileStore } from './open-stores.ts';
