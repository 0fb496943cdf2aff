-- A paper to be filed with the court, sealed: a copy for the owner's archive. The paper itself stays as it was made, since
-- the court's system takes no file with a signature in it. Each state can be asked for by its hash.
create table court_seals (
  id uuid primary key,
  document_id uuid not null references court_documents (id) on delete cascade,
  level text not null check (level in ('b-b', 'b-t', 'b-lta')),
  pdf bytea not null,
  pdf_sha256 text not null,
  made_at timestamptz not null,
  unique (document_id, level)
);
create index court_seals_hash on court_seals (pdf_sha256);
