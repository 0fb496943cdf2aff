import { type Language, type MessageCode, messageIn } from '@plainclaim/contract';
import { type AccountEvent, readAccountTrail } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/index.ts';

/** One thing that happened to an account, as an export tells it. */
export type HistoryEntry = {
  /** "2026-11-22T17:00:00.000Z" */
  readonly at: string;
  /** The code it has in our trail: 'login.failed'. */
  readonly kind: string;
  /** The same in a sentence, in the language of the account's owner. */
  readonly what: string;
  /** How many, for what can happen to several at once. */
  readonly count: number | null;
};

const SENTENCES: Readonly<Record<AccountEvent['kind'], MessageCode>> = {
  'account.created': 'data.happened_account_created',
  'login.succeeded': 'data.happened_login_succeeded',
  'login.failed': 'data.happened_login_failed',
  logged_out: 'data.happened_logged_out',
  'password.changed': 'data.happened_password_changed',
  'password.reset_requested': 'data.happened_password_reset_requested',
  'password.reset': 'data.happened_password_reset',
  'password.confirm_failed': 'data.happened_password_confirm_failed',
  'email.change_asked': 'data.happened_email_change_asked',
  'email.changed': 'data.happened_email_changed',
  'reminders.changed': 'data.happened_reminders_changed',
  'contact.changed': 'data.happened_contact_changed',
  'login.mail_asked': 'data.happened_login_mail_asked',
  'second_step.on': 'data.happened_second_step_on',
  'second_step.off': 'data.happened_second_step_off',
  'second_step.failed': 'data.happened_second_step_failed',
  'recovery_codes.made': 'data.happened_recovery_codes_made',
  'recovery_code.used': 'data.happened_recovery_code_used',
  'passkey.added': 'data.happened_passkey_added',
  'passkey.removed': 'data.happened_passkey_removed',
  'social.linked': 'data.happened_social_linked',
  'session.ended': 'data.happened_session_ended',
  'data.export_ordered': 'data.happened_data_export_ordered',
  'data.export_opened': 'data.happened_data_export_opened',
  'data.deletion_asked': 'data.happened_data_deletion_asked',
  'account.deleted': 'data.happened_account_deleted',
};

const isStated = (kind: string): kind is AccountEvent['kind'] => kind in SENTENCES;

/** Everything that happened to an account, oldest first, without the fingerprints by which we tell places apart. */
export async function accountHistory(db: Db, accountId: string, language: Language): Promise<readonly HistoryEntry[]> {
  const newestFirst = await readAccountTrail(db, accountId);
  return newestFirst.toReversed().map(({ atMs, kind, count }) => ({
    at: new Date(atMs).toISOString(),
    kind,
    what: messageIn(language, isStated(kind) ? SENTENCES[kind] : 'data.happened_other'),
    count,
  }));
}
