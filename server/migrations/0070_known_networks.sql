-- From where an account was opened lately, so that wrong tries elsewhere do not count against its owner there. The network
-- is kept as a keyed fingerprint that is made with the account: rows of two accounts cannot be told to be one place.
create table known_networks (
  account_id uuid not null references accounts (id) on delete cascade,
  network text not null,
  last_used_at timestamptz not null,
  primary key (account_id, network)
);
create index known_networks_last_used on known_networks (last_used_at);
