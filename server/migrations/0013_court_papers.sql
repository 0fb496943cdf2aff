-- Court papers of a claim: one row each time a letter of a package that has them is approved, and each time they are
-- asked for again after they were stopped or failed. What they say was settled then (`papers`), or why there are none (`stop`). Both are personal, so sealed.
create table court_packets (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  letter_version_id uuid not null references letter_versions (id) on delete cascade,
  version integer not null check (version > 0),
  state text not null check (state in ('making', 'ready', 'failed', 'stopped')),
  papers bytea,
  stop bytea,
  failure_code text,
  template_version text not null,
  row_ids jsonb not null,
  prepared_on date not null,
  created_at timestamptz not null,
  made_at timestamptz,
  unique (claim_id, version),
  check ((state = 'stopped') = (stop is not null)),
  check ((state = 'stopped') = (papers is null)),
  check ((state = 'failed') = (failure_code is not null)),
  check ((state = 'ready') = (made_at is not null))
);

create index court_packets_letter on court_packets (letter_version_id);

-- The PDFs of a packet, all written at once when it is ready. The bytes are sealed and never change.
create table court_documents (
  id uuid primary key,
  packet_id uuid not null references court_packets (id) on delete cascade,
  position smallint not null check (position >= 0),
  kind text not null,
  stage text not null check (stage in ('read', 'file', 'later')),
  title text not null,
  file_name text not null,
  pdf bytea not null,
  pdf_sha256 text not null,
  page_count integer not null check (page_count > 0),
  created_at timestamptz not null,
  unique (packet_id, kind),
  unique (packet_id, position)
);
create trigger court_documents_are_final before update on court_documents for each row execute function refuse_change();
