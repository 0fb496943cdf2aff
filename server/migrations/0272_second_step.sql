-- The secret of an authenticator app, sealed. It counts once its first code was typed.
create table second_steps (
  id uuid primary key,
  account_id uuid not null unique references accounts (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The 30 seconds of the last code that was taken: a code works once.
  last_time_step bigint not null default 0
);

-- Codes for whoever lost that app: each works once, and only a keyed hash is kept.
create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade,
  code_mac bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (account_id, code_mac)
);

-- A browser that proved the first step and has not taken the second yet.
create table pending_second_steps (
  session_id uuid primary key references sessions (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_second_steps_account on pending_second_steps (account_id);
create index pending_second_steps_expiry on pending_second_steps (expires_at);
