-- The letter being worked on: one a claim. Texts are sealed.
create table letters (
  claim_id uuid primary key references claims (id) on delete cascade,
  working_text bytea not null,
  -- Title, names and what was left out: needed to print the text, personal, so sealed.
  details bytea not null,
  issued_on date not null,
  deadline date not null,
  row_ids jsonb not null,
  generated_at timestamptz not null,
  saved_at timestamptz not null
);

-- A frozen text: the unsigned version 1 of the order step, and one row an approval. Never changed afterwards.
create table letter_versions (
  id uuid primary key,
  demand_id text not null unique,
  claim_id uuid not null references claims (id) on delete cascade,
  version integer not null check (version > 0),
  text bytea not null,
  text_sha256 text not null,
  is_approved boolean not null,
  delivery text,
  signature bytea,
  statement text,
  issued_on date not null,
  template_version text not null,
  row_ids jsonb not null,
  created_at timestamptz not null,
  unique (claim_id, version),
  check (not is_approved or (signature is not null and statement is not null and delivery is not null))
);
create trigger letter_versions_are_final before update on letter_versions for each row execute function refuse_change();

-- The PDF of a frozen text, made by a job. The bytes are sealed and never replaced once ready.
create table letter_documents (
  version_id uuid primary key references letter_versions (id) on delete cascade,
  status text not null check (status in ('pending', 'ready', 'failed')),
  pdf bytea,
  pdf_sha256 text,
  page_count integer,
  failure_code text,
  created_at timestamptz not null,
  ready_at timestamptz,
  check ((status = 'ready') = (pdf is not null and pdf_sha256 is not null and page_count is not null))
);
