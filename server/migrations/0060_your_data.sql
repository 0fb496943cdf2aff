-- What happened to a claim outlives it: the rows hold ids, hashes and codes, and no key leads from them to a person.
alter table audit_events drop constraint if exists audit_events_claim_id_fkey;

-- Everything a person has here in one file, made when they ask for it. The bytes lie sealed in the file folder under the
-- row's id. `holder` says whose it is: 'account:<id>', 'browser:<session id>' or 'address:<fingerprint>'.
create table data_exports (
  id uuid primary key,
  holder text not null,
  state text not null check (state in ('making', 'ready', 'failed')),
  byte_count bigint check (byte_count > 0),
  created_at timestamptz not null,
  made_at timestamptz,
  -- Row and file go after this.
  expires_at timestamptz not null,
  check ((state = 'ready') = (made_at is not null)),
  check ((state = 'ready') = (byte_count is not null))
);
-- Two requests at once make one file.
create unique index data_exports_one_in_making on data_exports (holder) where state = 'making';
create index data_exports_holder on data_exports (holder, created_at desc);
create index data_exports_expiry on data_exports (expires_at);

-- A deletion that was asked for, or that time brought. Once its rows are gone it names nobody any more; the files are
-- listed until they are gone too, so that a run which was cut short is finished by the next.
create table data_deletions (
  id uuid primary key,
  holder text,
  reason text not null check (reason in ('asked', 'time_over')),
  state text not null check (state in ('asked', 'cleared', 'done')),
  files jsonb not null default '[]',
  claim_count integer,
  asked_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'asked') = (holder is not null)),
  check ((state = 'done') = (done_at is not null))
);
create unique index data_deletions_one_open on data_deletions (holder) where state = 'asked';

-- The address that was given when a claim was paid for without an account: who has proved that they read its mail gets
-- back to the claim by a link, and is told before it goes.
create table claim_contacts (
  claim_id uuid primary key references claims (id) on delete cascade,
  address_fingerprint text not null,
  -- Their language when they proved it; null before.
  language text,
  proved_at timestamptz,
  -- The last time a mailed link was used.
  visited_at timestamptz,
  -- When they were told that it goes.
  told_at timestamptz
);
create index claim_contacts_address on claim_contacts (address_fingerprint) where proved_at is not null;

-- Links mailed to a proved address. Only a hash of the token is stored.
create table data_links (
  token_hash bytea primary key,
  address_fingerprint text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_links_address on data_links (address_fingerprint);
create index data_links_expiry on data_links (expires_at);

-- What stays of an order when its claim is deleted: the payment, without the person.
create table payment_records (
  order_id uuid primary key,
  claim_id uuid not null,
  package_id text not null,
  total_cents integer not null check (total_cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  tax_rate_millionths integer not null check (tax_rate_millionths >= 0),
  provider text not null,
  provider_ref text not null,
  paid_at timestamptz not null,
  -- The record goes after this.
  keep_until timestamptz not null
);
create index payment_records_end on payment_records (keep_until);
create trigger payment_records_are_final before update on payment_records for each row execute function refuse_change();

-- Paid claims without an account are looked through for those whose time is over.
create index claims_paid_without_account on claims (session_id) where status = 'paid' and account_id is null;

-- Codes also confirm a deletion and prove the address of a claim. What a flow is called is checked where it is written.
alter table email_codes drop constraint if exists email_codes_flow_check;
alter table email_codes add constraint email_codes_flow_check check (flow ~ '^[a-z]+(-[a-z]+)*$');
