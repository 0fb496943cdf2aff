/** A column of sealed values, the key of its rows, and what the purpose of a value is called before that key. */
export type SealedColumn = {
  readonly table: string;
  readonly key: 'id' | 'claim_id' | 'version_id';
  readonly column: string;
  readonly purpose: string;
  /** Its rows refuse every change but this one, which the database makes itself (`seal_frozen_anew`). */
  readonly isFrozen?: true;
};

/**
 * Every sealed column there is. A test looks at the tables themselves and fails when one is missing here, and when a
 * purpose is not the one its repository uses.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'accounts', key: 'id', column: 'profile', purpose: 'account' },
  { table: 'accounts', key: 'id', column: 'contact', purpose: 'account-contact' },
  { table: 'second_steps', key: 'id', column: 'secret', purpose: 'second-step' },
  { table: 'passkeys', key: 'id', column: 'details', purpose: 'passkey' },
  { table: 'social_attempts', key: 'id', column: 'secrets', purpose: 'social-attempt' },
  { table: 'pending_registrations', key: 'id', column: 'profile', purpose: 'pending-registration' },
  { table: 'pending_email_changes', key: 'id', column: 'profile', purpose: 'pending-email-change' },
  { table: 'claims', key: 'id', column: 'form', purpose: 'claim' },
  { table: 'other_answers', key: 'id', column: 'form', purpose: 'other-answers' },
  { table: 'orders', key: 'id', column: 'email', purpose: 'order' },
  { table: 'letters', key: 'claim_id', column: 'working_text', purpose: 'letter' },
  { table: 'letters', key: 'claim_id', column: 'details', purpose: 'letter' },
  { table: 'letters', key: 'claim_id', column: 'edits', purpose: 'letter-edits' },
  { table: 'letter_decisions', key: 'claim_id', column: 'decisions', purpose: 'letter-decisions' },
  { table: 'letter_generations', key: 'claim_id', column: 'composed', purpose: 'letter-generation' },
  { table: 'letter_earlier_texts', key: 'id', column: 'text', purpose: 'letter-earlier' },
  { table: 'letter_versions', key: 'id', column: 'text', purpose: 'letter-version', isFrozen: true },
  { table: 'letter_versions', key: 'id', column: 'signature', purpose: 'letter-signature', isFrozen: true },
  { table: 'letter_versions', key: 'id', column: 'view_model', purpose: 'letter-view', isFrozen: true },
  { table: 'letter_documents', key: 'version_id', column: 'pdf', purpose: 'letter-pdf', isFrozen: true },
  { table: 'letter_seals', key: 'id', column: 'pdf', purpose: 'letter-seal' },
  { table: 'dispatches', key: 'id', column: 'parties', purpose: 'dispatch' },
  { table: 'dispatches', key: 'id', column: 'tracking_number', purpose: 'dispatch-tracking' },
  { table: 'post_pieces', key: 'id', column: 'envelopes', purpose: 'post-envelopes' },
  { table: 'post_pieces', key: 'id', column: 'tracking_number', purpose: 'post-tracking' },
  { table: 'mail_outbox', key: 'id', column: 'contents', purpose: 'mail' },
  { table: 'court_packets', key: 'id', column: 'papers', purpose: 'court-papers' },
  { table: 'court_packets', key: 'id', column: 'stop', purpose: 'court-papers-stop' },
  { table: 'court_documents', key: 'id', column: 'pdf', purpose: 'court-paper-pdf', isFrozen: true },
  { table: 'court_seals', key: 'id', column: 'pdf', purpose: 'court-seal' },
  { table: 'court_signatures', key: 'id', column: 'signed', purpose: 'court-signature', isFrozen: true },
  { table: 'court_signatures', key: 'id', column: 'mark', purpose: 'court-signature-mark', isFrozen: true },
  { table: 'filings', key: 'claim_id', column: 'record', purpose: 'filing' },
  { table: 'case_outcomes', key: 'id', column: 'said', purpose: 'case-outcome' },
  { table: 'case_index', key: 'claim_id', column: 'shown', purpose: 'case-index' },
  { table: 'exhibits', key: 'id', column: 'details', purpose: 'exhibit' },
  { table: 'exhibits', key: 'id', column: 'small_picture', purpose: 'exhibit-picture' },
  { table: 'exhibit_packets', key: 'id', column: 'contents', purpose: 'exhibit-packet' },
  { table: 'trial_notes', key: 'claim_id', column: 'notes', purpose: 'trial-notes' },
  { table: 'trial_notes', key: 'claim_id', column: 'lowest', purpose: 'trial-lowest' },
  { table: 'trial_books', key: 'id', column: 'contents', purpose: 'trial-book' },
  { table: 'trial_documents', key: 'id', column: 'pdf', purpose: 'trial-paper-pdf', isFrozen: true },
];
