-- How much the PDF of an approved letter proves by itself (PAdES). Null: it was made before letters were sealed, or it is a
-- draft, which is never sealed.
alter table letter_documents add column seal_level text check (seal_level in ('b-b', 'b-t', 'b-lta'));

-- The same PDF with what a time-stamp authority added later, when none answered at first. The first bytes are the PDF as it
-- was made; it stays where it is, since it may have been sent, and each of these states can be asked for by its hash.
create table letter_seals (
  id uuid primary key,
  version_id uuid not null references letter_versions (id) on delete cascade,
  level text not null check (level in ('b-t', 'b-lta')),
  pdf bytea not null,
  pdf_sha256 text not null,
  made_at timestamptz not null,
  unique (version_id, level)
);
create index letter_seals_hash on letter_seals (pdf_sha256);
-- Those whose level waits to be raised.
create index letter_documents_to_raise on letter_documents (ready_at) where seal_level in ('b-b', 'b-t');
