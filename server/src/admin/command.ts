import { err, ok, type Result } from '@plainclaim/domain';
import type pg from 'pg';
import { DESK_HELP, DESK_WORDS, type DeskCommand, readDeskArguments } from './desk-arguments.ts';
import { isLetterDecision, type LetterDecision } from './letters.ts';
import type { AdminOutcome } from './outcome.ts';
import { readShopArguments, SHOP_HELP, SHOP_WORDS, type ShopCommand } from './shop-arguments.ts';
import { type ChainFault, type ChainHead, verifyAuditChain } from '../platform/audit/index.ts';

export type AdminCommand =
  | ShopCommand
  | { readonly kind: 'at_desk'; readonly command: DeskCommand }
  | { readonly kind: 'help'; readonly isAsked: boolean }
  | { readonly kind: 'audit_verify'; readonly noted: ChainHead | null }
  | { readonly kind: 'letters' }
  | { readonly kind: 'letter_shown'; readonly item: string; readonly by: string }
  | {
      readonly kind: 'letter_decided';
      readonly item: string;
      readonly decision: LetterDecision;
      readonly by: string;
      readonly isDryRun: boolean;
    };

export const ADMIN_HELP = `npm run admin -- COMMAND, with the settings the server runs with.

  audit verify [--noted POSITION:HASH]
      Goes along the chain of what happened (the table audit_events), works out each hash anew and prints the head.
      Write the head down in another place now and then. Given again with --noted, it must still be in the chain:
      only so is it noticed when the end of the trail was cut off, or all of it written anew.
      Ends with 0 when the chain is whole, with 1 when it is not.

  letters
      Lists the letters by email that are held or were reported and wait for you.

  letters show ID --by NAME
      Prints the text of one of them; that you read it is written into the trail.

  letters decide ID release|refuse|noted --by NAME [--dry-run]
      Lets a held letter leave, or never leave; says that a report was looked at.

${SHOP_HELP}

${DESK_HELP}

  help
      Prints this.`;

/** Below what is wrong with a command. All of the help would push that off the screen. */
export const HOW_TO_ASK = 'How each command is written: npm run admin -- help';

/** What was asked for; or what is wrong with it, in a sentence. */
export function readAdminArguments(args: readonly string[]): Result<AdminCommand, string> {
  const [first, second, ...rest] = args;
  if (first === undefined) return ok({ kind: 'help', isAsked: false });
  if (['help', '--help', '-h'].includes(first)) return ok({ kind: 'help', isAsked: true });
  if (SHOP_WORDS.includes(first)) return readShopArguments(args);
  if (DESK_WORDS.includes(first)) {
    const read = readDeskArguments(args);
    return read.ok ? ok({ kind: 'at_desk', command: read.value }) : read;
  }
  if (first === 'letters') return readLettersArguments(args.slice(1));
  if (first !== 'audit' || second !== 'verify') return err(`There is no command "${args.slice(0, 2).join(' ')}".`);
  if (rest.length === 0) return ok({ kind: 'audit_verify', noted: null });
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(rest[1] ?? '') ?? [];
  if (rest[0] !== '--noted' || rest.length !== 2 || position === undefined || hash === undefined) {
    return err('After "audit verify" only --noted POSITION:HASH may follow, as an earlier run printed it.');
  }
  return ok({ kind: 'audit_verify', noted: { position: Number(position), hash } });
}

const ITEM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readLettersArguments(typed: readonly string[]): Result<AdminCommand, string> {
  const isDryRun = typed[0] === 'decide' && typed.at(-1) === '--dry-run';
  const args = isDryRun ? typed.slice(0, -1) : typed;
  if (args.length === 0) return ok({ kind: 'letters' });
  if (args[0] === 'show') {
    const [, item = '', flag, by = '', ...more] = args;
    if (ITEM.test(item) && flag === '--by' && by !== '' && more.length === 0) {
      return ok({ kind: 'letter_shown', item, by });
    }
  }
  const [verb, item = '', decision = '', flag, by = '', ...more] = args;
  const isWhole = verb === 'decide' && ITEM.test(item) && flag === '--by' && by !== '' && more.length === 0;
  return isWhole && isLetterDecision(decision)
    ? ok({ kind: 'letter_decided', item, decision, by, isDryRun })
    : err('It is "letters", "letters show ID --by NAME", or "letters decide ID release|refuse|noted --by NAME".');
}

const said: Readonly<Record<ChainFault['code'], (position: number) => string>> = {
  row_changed: (position) => `Link ${position}: its row says something else than when it was written.`,
  link_broken: (position) => `Link ${position} does not follow from the link before it.`,
  row_missing: (position) => `Link ${position}: it or its row is missing.`,
  rows_unchained: (count) => `${count} rows stand in the table without a link.`,
  head_not_found: (position) => `The head that was noted, at ${position}, is not in the chain any more.`,
};

const written = ({ position, hash }: ChainHead): string => `${position}:${hash}`;

export async function verifyAudit(pool: Pick<pg.Pool, 'query'>, noted: ChainHead | null): Promise<AdminOutcome> {
  const { head, fault } = await verifyAuditChain(pool, noted);
  if (fault === null) {
    const isNoted = noted === null ? '' : ' The head that was noted is in it.';
    return { exitCode: 0, text: `The chain is whole: ${head.position} links.${isNoted}\nHead: ${written(head)}` };
  }
  const upTo = `Whole up to: ${written(head)}`;
  const next = 'Keep the database as it is, and compare it with a backup from before.';
  return { exitCode: 1, text: `The chain is BROKEN. ${said[fault.code](fault.position)}\n${upTo}\n${next}` };
}
