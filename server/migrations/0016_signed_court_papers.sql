-- A complaint that was signed on the screen: the exact text that was read, the statements that were ticked one by one,
-- the mark and when. Personal, so sealed (`signed`, `mark`). Never changed: a later change of the answers is told by a
-- later packet.
create table court_signatures (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  -- The unsigned packet that was read; it is signed once at most.
  packet_id uuid not null unique references court_packets (id) on delete cascade,
  text_sha256 text not null,
  signed bytea not null,
  mark bytea not null,
  method text not null check (method in ('drawn', 'typed')),
  signed_at timestamptz not null,
  -- The account that signed; null for a browser without one. No foreign key: the row may not change when the account goes.
  signed_by uuid
);
create index court_signatures_claim on court_signatures (claim_id);
create trigger court_signatures_are_final before update on court_signatures for each row execute function refuse_change();

-- Why a packet was made, and so why the one before it was replaced. `basis_sha256` is the fingerprint of the answers it
-- was written from: other answers mean that it is out of date. `checks` holds what the check of each PDF found, as codes.
alter table court_packets
  add column cause text not null default 'letter_approved'
    check (cause in ('letter_approved', 'asked_again', 'facts_corrected', 'signed')),
  add column signature_id uuid references court_signatures (id) on delete cascade,
  add column basis_sha256 text,
  add column checks jsonb,
  add column steps_done smallint not null default 0 check (steps_done >= 0),
  add column steps_all smallint not null default 0 check (steps_all >= steps_done),
  add check (cause <> 'signed' or signature_id is not null);
create index court_packets_signature on court_packets (signature_id);
