import type { ColumnType, Generated } from 'kysely';

/** A `date` column: read and written as "2026-03-09". */
type Day = string;
/** A jsonb column: written as JSON text, read as whatever it holds, so that readers must parse it. */
type Json = ColumnType<unknown, string, string>;

type CategoriesTable = { value: string; label: string; icon: string; blurb: string; position: number };

type SubcategoriesTable = { category: string; value: string; label: string; icon: string; position: number };

type StatesTable = { code: string; name: string; position: number };

type StateTaxRatesTable = {
  id: string;
  state: string;
  rate_millionths: number;
  effective_from: Day | null;
  effective_to: Day | null;
  source: string;
  checked_on: Day;
  certainty: string;
};

type PackagesTable = {
  id: string;
  title: string;
  description: string;
  price_cents: number;
  frequency: string;
  is_popular: boolean;
  features: Json;
  contains: Json;
  position: number;
  /** Whoever runs the site has stopped selling it. */
  is_stopped: Generated<boolean>;
};

type PackagePricesTable = {
  id: Generated<number>;
  package_id: string;
  price_cents: number;
  from_day: Day;
  set_at: Date;
};

type QuestionsTable = { key: string; label: string; answer_type: string; answer_options: Json; position: number };

type CouponsTable = {
  code: string;
  kind: 'fixed' | 'percentage';
  amount_cents: number | null;
  rate_millionths: number | null;
  description: string;
  is_active: Generated<boolean>;
  starts_on: Generated<Day | null>;
  ends_on: Generated<Day | null>;
  max_uses: Generated<number | null>;
  max_uses_per_account: Generated<number | null>;
  /** A list of package ids; null for all. */
  packages: ColumnType<unknown, string | null | undefined, string | null>;
};

type SessionsTable = {
  id: string;
  token_hash: Buffer;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  account_id: Generated<string | null>;
  ends_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
  open_claim_id: Generated<string | null>;
  browser: Generated<string | null>;
  system: Generated<string | null>;
};

type AccountsTable = {
  id: string;
  email_fingerprint: string;
  profile: Buffer;
  /** Null for an account that began with a log-in by mail or through another service. */
  password_hash: string | null;
  created_at: Date;
  password_changed_at: Date;
  /** How to reach its owner, sealed; null until they saved it. */
  contact: Generated<Buffer | null>;
  /** A code of `LANGUAGES`; null for whoever never chose a language. */
  language: string | null;
  /** Since when earlier browsers and networks are not known any more; null when all since the beginning are. */
  places_forgotten_at: Generated<Date | null>;
};

type PendingRegistrationsTable = {
  id: string;
  session_id: string;
  email_fingerprint: string;
  profile: Buffer;
  password_hash: string;
  created_at: Date;
  expires_at: Date;
};

type PendingEmailChangesTable = {
  session_id: string;
  id: string;
  email_fingerprint: string;
  profile: Buffer;
  created_at: Date;
  expires_at: Date;
};

type EmailCodesTable = {
  flow: 'register' | 'reset' | 'change-email' | 'leave' | 'prove-claim' | 'open-receipt' | 'log-in';
  subject: string;
  code_mac: Buffer;
  tries: number;
  created_at: Date;
  expires_at: Date;
};

type VerifiedAddressesTable = { session_id: string; email_fingerprint: string; verified_at: Date };

type KnownNetworksTable = { account_id: string; network: string; last_used_at: Date };

type RateLimitsTable = { key: string; points: number; expire: number | null };

type OtherAnswersTable = {
  id: string;
  claim_id: string;
  form: Buffer;
  step: number;
  sub_step: number;
  saved_at: Date;
  kept_at: Date;
};

type ClaimsTable = {
  id: string;
  session_id: string | null;
  account_id: Generated<string | null>;
  status: 'draft' | 'paid';
  form: Buffer;
  step: number;
  sub_step: number;
  revision: number;
  created_at: Date;
  saved_at: Date;
  archived_at: Date | null;
  expires_at: Date;
};

type AuditEventsTable = {
  id: Generated<number>;
  /** One of the two: whose trail it is. */
  claim_id: Generated<string | null>;
  account_id: Generated<string | null>;
  at: Date;
  kind: string;
  detail: Json;
  request_id: string | null;
  client: string | null;
};

type OrdersTable = {
  id: string;
  claim_id: string;
  idempotency_key: string;
  request_hash: Buffer;
  status: 'awaiting_payment' | 'paid' | 'upgraded' | 'refunded' | 'declined' | 'expired' | 'duplicate';
  package_id: string;
  package_title: string;
  package_contains: Json;
  base_cents: number;
  extra_recipients: number;
  extra_recipients_cents: number;
  /** Worth of the mailing to one recipient, before tax; null where nothing is posted for it. */
  mailing_each_cents: Generated<number | null>;
  /** The line of mailing beside the package. */
  mailing_cents: Generated<number>;
  coupon_code: string | null;
  coupon_kind: 'fixed' | 'percentage' | null;
  /** Cents of a fixed coupon, millionths of a percentage one. */
  coupon_value: number | null;
  discount_cents: number;
  tax_rate_millionths: number;
  tax_is_estimate: boolean;
  tax_cents: number;
  total_cents: number;
  email: Buffer;
  provider: string;
  /** Null until the provider was asked. */
  provider_ref: string | null;
  created_at: Date;
  paid_at: Date | null;
  /** The order of the same claim that this one carries on. */
  upgrades_order_id: Generated<string | null>;
  /** What such an order takes off the base price, before tax. */
  credit_cents: Generated<number>;
  refunded_cents: Generated<number>;
  /** Since when a refund is under way. */
  refund_asked_at: Generated<Date | null>;
  /** How much is to have gone back in all when it is made; null: everything. */
  refund_asked_cents: Generated<number | null>;
  /** Whose tax it is, by name; null where none was known. */
  tax_state: Generated<string | null>;
  /** In which the person paid; null for orders of before it was kept. */
  language: Generated<string | null>;
};

type LettersTable = {
  claim_id: string;
  working_text: Buffer;
  edits: Generated<Buffer | null>;
  details: Buffer;
  issued_on: Day;
  deadline: Day;
  row_ids: Json;
  generated_at: Date;
  saved_at: Date;
};

type LetterVersionsTable = {
  id: string;
  demand_id: string;
  claim_id: string;
  version: number;
  text: Buffer;
  text_sha256: string;
  is_approved: boolean;
  delivery: string | null;
  signature: Buffer | null;
  signature_method: 'drawn' | 'typed' | 'uploaded' | null;
  statement: string | null;
  issued_on: Day;
  template_version: string;
  row_ids: Json;
  created_at: Date;
  view_model: Generated<Buffer | null>;
  deadline: Generated<Day | null>;
  approved_by: Generated<string | null>;
};

type LetterDecisionsTable = { claim_id: string; decisions: Buffer; saved_at: Date };

type LetterGenerationsTable = { claim_id: string; composed: Buffer; made_at: Date };

type LetterEarlierTextsTable = { id: string; claim_id: string; text: Buffer; text_sha256: string; kept_at: Date };

type LetterDocumentsTable = {
  version_id: string;
  status: 'pending' | 'ready' | 'failed';
  pdf: Buffer | null;
  pdf_sha256: string | null;
  made_from_sha256: string | null;
  page_count: number | null;
  failure_code: string | null;
  created_at: Date;
  ready_at: Date | null;
  seal_level: 'b-b' | 'b-t' | 'b-lta' | null;
};

type LetterSealsTable = {
  id: string;
  version_id: string;
  level: 'b-t' | 'b-lta';
  pdf: Buffer;
  pdf_sha256: string;
  made_at: Date;
};

type MadeFilesTable = {
  claim_id: string;
  file_sha256: string;
  telling: string[];
  parts: Json;
  made_at: Date;
};

type LetterCodesTable = {
  version_id: string;
  code: string;
  created_at: Date;
};

/** The tables of server/migrations, as queries see them. One entry a table; column types follow value-parsers.ts. */
export type Database = {
  categories: CategoriesTable;
  subcategories: SubcategoriesTable;
  states: StatesTable;
  state_tax_rates: StateTaxRatesTable;
  packages: PackagesTable;
  package_prices: PackagePricesTable;
  questions: QuestionsTable;
  coupons: CouponsTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  pending_registrations: PendingRegistrationsTable;
  pending_email_changes: PendingEmailChangesTable;
  email_codes: EmailCodesTable;
  verified_addresses: VerifiedAddressesTable;
  known_networks: KnownNetworksTable;
  rate_limits: RateLimitsTable;
  claims: ClaimsTable;
  other_answers: OtherAnswersTable;
  audit_events: AuditEventsTable;
  orders: OrdersTable;
  letters: LettersTable;
  letter_versions: LetterVersionsTable;
  letter_documents: LetterDocumentsTable;
  letter_seals: LetterSealsTable;
  letter_codes: LetterCodesTable;
  made_files: MadeFilesTable;
  letter_decisions: LetterDecisionsTable;
  letter_generations: LetterGenerationsTable;
  letter_earlier_texts: LetterEarlierTextsTable;
};
