-- Who somebody is at another service that tells us who they are, as a keyed fingerprint.
create table social_identities (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  provider text not null check (provider in ('google', 'apple', 'facebook')),
  subject_fingerprint text not null,
  created_at timestamptz not null,
  unique (provider, subject_fingerprint),
  unique (account_id, provider)
);

-- A log-in that is under way there. What proves that the answer belongs to this browser is sealed.
create table social_attempts (
  id uuid primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  secrets bytea not null,
  expires_at timestamptz not null
);
create index social_attempts_expiry on social_attempts (expires_at);
