-- Passkeys. A credential is found by the hash of its id; its id, public key and name are sealed.
create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  credential_hash bytea not null unique check (length(credential_hash) = 32),
  details bytea not null,
  sign_count bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

-- What a browser is asked to sign, once and for a few minutes.
create table passkey_challenges (
  session_id uuid not null references sessions (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'log-in')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
