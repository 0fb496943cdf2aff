-- The sealed case file: one archive of a claim, made when its owner asks for it. Its bytes lie in the file folder under the
-- id; one for a claim, which a later one replaces.
create table case_files (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  state text not null check (state in ('making', 'ready', 'failed')),
  byte_count bigint,
  created_at timestamptz not null,
  made_at timestamptz
);
create index case_files_of_a_claim on case_files (claim_id, created_at desc);
create unique index case_files_one_in_the_making on case_files (claim_id) where state = 'making';
