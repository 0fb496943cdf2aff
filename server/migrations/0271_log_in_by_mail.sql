-- Whoever paid without an account logs in by a mail: their account begins without a password.
alter table accounts alter column password_hash drop not null;

-- Links in those mails: each works once, in any browser; only a hash of the token is kept.
create table log_in_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  email_fingerprint text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index log_in_links_expiry on log_in_links (expires_at);
create index log_in_links_address on log_in_links (email_fingerprint);

-- The address an order was paid with, as a keyed fingerprint: who reads its mail gets the claim when they log in.
create table paid_addresses (
  order_id uuid primary key references orders (id) on delete cascade,
  email_fingerprint text not null
);
create index paid_addresses_address on paid_addresses (email_fingerprint);
