-- Further plaintiffs sign the same frozen text as the first one, each by a link of their own. Their signatures lie beside
-- the first plaintiff's and hang on it (`first_id`): what voids that one voids all. `seat` counts the further plaintiffs
-- from 1, in the order in which the complaint names them.
alter table court_signatures
  add column seat smallint not null default 0 check (seat between 0 and 100),
  add column first_id uuid references court_signatures (id),
  add check ((seat = 0) = (first_id is null)),
  add unique (first_id, seat);

alter table court_packets drop constraint court_packets_cause_check;
alter table court_packets
  add constraint court_packets_cause_check
  check (cause in ('letter_approved', 'asked_again', 'facts_corrected', 'signed', 'co_signed'));

-- Links by which one further plaintiff reads and signs one complaint, without a log-in. Only the hash of the token is kept.
-- A link is over when its time is, when it was used or taken back, and when another one takes its place.
create table co_sign_links (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  signature_id uuid not null references court_signatures (id) on delete cascade,
  seat smallint not null check (seat > 0),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  used_at timestamptz,
  unique (signature_id, seat)
);
create index co_sign_links_claim on co_sign_links (claim_id);
create index co_sign_links_expiry on co_sign_links (expires_at);
