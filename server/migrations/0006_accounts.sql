-- People with an account. The address and the name are sealed; the keyed fingerprint finds an address again.
create table accounts (
  id uuid primary key,
  email_fingerprint text not null unique,
  profile bytea not null,
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- Someone signed in is known by the same session table; an anonymous browser has no account.
alter table sessions add column account_id uuid references accounts (id) on delete cascade;
-- Whatever happens, a signed-in session ends here.
alter table sessions add column ends_at timestamptz;
-- Set when the session was replaced, logged out or ended by a new password. The row stays for a while, so that a save
-- that was still under way is told so instead of beginning a new claim in a browser somebody has just left.
alter table sessions add column ended_at timestamptz;
create index sessions_account on sessions (account_id);

alter table claims add column account_id uuid references accounts (id) on delete cascade;
create index claims_account on claims (account_id, created_at desc, id) where account_id is not null;
create unique index claims_one_open_draft_an_account on claims (account_id) where status = 'draft' and archived_at is null;
-- A claim belongs to one browser or to one account, never to both.
alter table claims add constraint claims_one_owner check (session_id is null or account_id is null);

-- A registration writes no account until its code is typed in the browser that asked: one waiting registration a session.
create table pending_registrations (
  id uuid primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  email_fingerprint text not null,
  profile bytea not null,
  password_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Codes sent by e-mail: only a keyed hash, few tries, one use, newest only (one row a flow and subject).
create table email_codes (
  flow text not null check (flow in ('register', 'reset')),
  subject text not null,
  code_mac bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (flow, subject)
);
create index email_codes_expiry on email_codes (expires_at);
create index pending_registrations_expiry on pending_registrations (expires_at);

-- Addresses this browser has proved: registering one of them again needs no second code.
create table verified_addresses (
  session_id uuid not null references sessions (id) on delete cascade,
  email_fingerprint text not null,
  verified_at timestamptz not null,
  primary key (session_id, email_fingerprint)
);
