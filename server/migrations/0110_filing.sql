-- What the court said after somebody filed: confirmation and docket number, and its days. Personal, so sealed. What is
-- ticked off while filing stands beside it as codes, and may come before there is anything to tell.
create table filings (
  claim_id uuid primary key references claims (id) on delete cascade,
  record bytea,
  revision integer not null default 0 check (revision >= 0),
  ticked jsonb not null default '[]',
  saved_at timestamptz not null,
  check ((record is null) = (revision = 0))
);

-- Links by which somebody takes the papers of one packet on another device, without a log-in. The code is known by a
-- keyed fingerprint alone. The first who opens it gets a pass, of which only the hash is kept; nobody gets a second one.
create table filing_links (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  packet_id uuid not null references court_packets (id) on delete cascade,
  code_fingerprint text not null unique,
  pass_hash bytea unique,
  created_at timestamptz not null,
  -- Until then it can be opened; once opened, until then its papers can be taken.
  expires_at timestamptz not null,
  opened_at timestamptz,
  check ((pass_hash is null) = (opened_at is null))
);
create index filing_links_claim on filing_links (claim_id);
create index filing_links_packet on filing_links (packet_id);
create index filing_links_expiry on filing_links (expires_at);
