-- The parts of each PDF that is made here, by their hashes, and the pages drawn with each: so a copy that was changed is
-- known as one, with the pages that are others. `telling`: the parts that no other file has.
create table made_files (
  claim_id uuid not null references claims (id) on delete cascade,
  file_sha256 text not null,
  telling text[] not null,
  parts jsonb not null,
  made_at timestamptz not null,
  primary key (claim_id, file_sha256)
);
create index made_files_telling on made_files using gin (telling);
