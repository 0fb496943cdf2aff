import { err, ok, type Result } from '@plainclaim/domain';
import { parseArgs } from 'node:util';

export type OperationsCommand =
  | { readonly kind: 'backup'; readonly to: string | null }
  | {
      readonly kind: 'restore';
      readonly from: string | null;
      readonly backupId: string | null;
      readonly isTrial: boolean;
    }
  | { readonly kind: 'move_files' }
  | { readonly kind: 'help' };

export const OPERATIONS_HELP = `With the settings the server runs with:

  npm run backup [-- --to PLACE]
      Writes one consistent picture of database and files, sealed with DATA_KEY, while the server runs.
      PLACE is a folder or a bucket such as s3://copies/nightly; without it, BACKUP_TO.

  npm run restore -- [--from PLACE] [--backup ID] [--verify]
      Puts a backup (without --backup: the newest) into the database and the place for files of the settings, which must
      both be empty, and compares every row and every byte with the backup's own list. With --verify it goes into a scratch
      database that is thrown away, and nothing of yours is touched.

  npm run files -- move
      Moves what lies in FILES_ALSO_IN to FILES_IN while the server runs with both set. May be stopped and run again.`;

/** What was asked for; or what is wrong with it, in a sentence. */
export function readOperationsArguments(args: readonly string[]): Result<OperationsCommand, string> {
  const [verb, ...rest] = args;
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        backup: { type: 'string' },
        verify: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return ok({ kind: 'help' });
    if (verb === 'files') {
      const isMove = positionals.length === 1 && positionals[0] === 'move' && Object.keys(values).length === 0;
      return isMove ? ok({ kind: 'move_files' }) : err('It is "files -- move", without anything else.');
    }
    if (positionals.length > 0) return err(`"${positionals[0]}" is not understood here.`);
    if (verb === 'backup') {
      const isPlain = values.from === undefined && values.backup === undefined && values.verify === undefined;
      return isPlain ? ok({ kind: 'backup', to: values.to ?? null }) : err('A backup takes only --to.');
    }
    if (verb === 'restore' && values.to === undefined) {
      return ok({
        kind: 'restore',
        from: values.from ?? null,
        backupId: values.backup ?? null,
        isTrial: values.verify === true,
      });
    }
    return err(`There is no command "${args.slice(0, 2).join(' ')}".`);
  } catch (error) {
    return err(error instanceof Error ? error.message : 'That is not understood.');
  }
}
