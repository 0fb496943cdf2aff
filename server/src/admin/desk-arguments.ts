import { err, ok, type Result } from '@plainclaim/domain';
import { parseArgs } from 'node:util';

/** Who asked, and whether it is only tried. */
export type Act = { readonly by: string; readonly isDryRun: boolean };

export type DeskCommand =
  | { readonly kind: 'desk_help' }
  | { readonly kind: 'acts' }
  | ({ readonly kind: 'find'; readonly term: string } & Act)
  | ({ readonly kind: 'claim_shown'; readonly claimId: string } & Act)
  | { readonly kind: 'jobs'; readonly queue: string | null }
  | ({ readonly kind: 'job_retried' | 'job_buried'; readonly jobId: string } & Act)
  | ({ readonly kind: 'jobs_retried'; readonly queue: string } & Act)
  | { readonly kind: 'mails' }
  | ({ readonly kind: 'mail_resent'; readonly mailId: string } & Act)
  | ({
      readonly kind: 'sessions_ended' | 'export_ordered' | 'deletion_asked';
      /** An address, or an account's id. */
      readonly who: string;
    } & Act)
  | { readonly kind: 'keys' }
  | ({ readonly kind: 'keys_renewed' } & Act)
  | { readonly kind: 'retention' }
  | ({ readonly kind: 'retention_run' } & Act);

export const DESK_WORDS: readonly string[] = [
  'find',
  'claim',
  'jobs',
  'mail',
  'sessions',
  'account',
  'keys',
  'retention',
  'acts',
];

export const DESK_HELP = `  find EMAIL | ORDER | TRACKING | ID --by NAME [--dry-run]
      Finds accounts, claims and orders by an address, by an order's number, by the number of a mailed letter, or by the id of a
      claim or letter. Shows ids and states, no names. Tracking numbers are sealed, so that one is looked for among all.

  claim show ID --by NAME [--dry-run]
      How a claim stands: payment, letter, delivery, papers, and what happened to it. Nothing that anybody wrote.

  jobs list [--kind NAME]
      What waits, runs or failed, by kind; then the jobs that failed, the newest first.

  jobs retry ID --by NAME [--dry-run]
  jobs retry --kind NAME --by NAME [--dry-run]
      Has a job that failed or waits run now, or all of a kind that failed. Every job looks whether its effect is there.

  jobs bury ID --by NAME [--dry-run]
      A job that failed or waits is never run again.

  mail list
      Mail that failed, or waits, with its kind and what the mail server said. No addresses.

  mail resend ID --by NAME [--dry-run]
      Sends a mail that failed once more. Not a letter: its sender was told, and sends it anew.

  sessions end EMAIL | ACCOUNT --by NAME [--dry-run]
      Logs somebody out everywhere, and forgets the browsers they used.

  account export EMAIL | ACCOUNT --by NAME [--dry-run]
      Has the file made with everything that is kept of them. They download it in their settings; nobody else can.

  account delete EMAIL | ACCOUNT --by NAME [--dry-run]
      Deletes an account with all its claims, as its owner could. Make sure that it is the owner who asks.

  keys show
      The data keys by their fingerprints: what each has sealed, and how far sealing anew has come.

  keys renew --by NAME [--dry-run]
      Has everything that an older key of DATA_KEY sealed be sealed anew now, in the background. May be stopped at any point.

  retention show
      What goes, or whose owner is told, at the next run of the jobs that keep the promised times.

  retention run --by NAME [--dry-run]
      Has these jobs run now.

  acts
      What was done with these commands, the newest first. What belongs to a claim or an account is in its own trail too.

  With --json, any command prints one JSON object: "exit_code", "text", and the facts.`;

const OPTIONS = {
  by: { type: 'string' },
  kind: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const PEOPLE = {
  'sessions end': 'sessions_ended',
  'account export': 'export_ordered',
  'account delete': 'deletion_asked',
} as const;

/** What was asked for; or what is wrong with it, in a sentence. */
export function readDeskArguments(args: readonly string[]): Result<DeskCommand, string> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return err(error instanceof Error ? error.message : 'The options cannot be read.');
  }
  const { positionals, values } = parsed;
  if (values.help === true) return ok({ kind: 'desk_help' });
  const [word = '', verb = '', name = '', ...more] = positionals;
  if (more.length > 0) return err(`"${more[0]}" is not understood here.`);
  const asked = `${word} ${verb}`.trim();
  const looked = lookIn(asked, values.kind ?? null);
  if (looked !== null) return ok(looked);
  const by = (values.by ?? '').trim();
  const act: Act = { by, isDryRun: values['dry-run'] === true };
  const read = actIn(asked, { word, verb, name, queue: values.kind ?? null }, act);
  return read.ok && by === '' ? err('Say who does this: --by NAME. It is written into the trail.') : read;
}

/** What only shows counts and codes. */
function lookIn(asked: string, queue: string | null): DeskCommand | null {
  if (asked === 'acts') return { kind: 'acts' };
  if (asked === 'jobs list') return { kind: 'jobs', queue };
  if (asked === 'mail list') return { kind: 'mails' };
  if (asked === 'keys show') return { kind: 'keys' };
  return asked === 'retention show' ? { kind: 'retention' } : null;
}

type Typed = { readonly word: string; readonly verb: string; readonly name: string; readonly queue: string | null };

function actIn(asked: string, { word, verb, name, queue }: Typed, act: Act): Result<DeskCommand, string> {
  if (word === 'find') {
    const isOne = verb !== '' && name === '';
    return isOne ? ok({ kind: 'find', term: verb, ...act }) : err('Find what? An address, a number or an id.');
  }
  if (asked === 'keys renew') return ok({ kind: 'keys_renewed', ...act });
  if (asked === 'retention run') return ok({ kind: 'retention_run', ...act });
  if (asked === 'jobs retry' && name === '' && queue !== null) return ok({ kind: 'jobs_retried', queue, ...act });
  if (asked === 'sessions end' || asked === 'account export' || asked === 'account delete') {
    return name === '' ? err('Whose? Give an address or an account.') : ok({ kind: PEOPLE[asked], who: name, ...act });
  }
  if (!['claim show', 'jobs retry', 'jobs bury', 'mail resend'].includes(asked)) {
    return err(`There is no command "${asked}".`);
  }
  const id = name.toLowerCase();
  if (!UUID.test(id)) return err('Which one? Give its id, as the list shows it.');
  if (asked === 'claim show') return ok({ kind: 'claim_shown', claimId: id, ...act });
  if (asked === 'mail resend') return ok({ kind: 'mail_resent', mailId: id, ...act });
  return ok({ kind: verb === 'retry' ? 'job_retried' : 'job_buried', jobId: id, ...act });
}
