-- Evidence of a claim. The clean copy of each file lies sealed in the file folder under the row's id. What it shows and
-- when is personal, so sealed (`details`).
create table exhibits (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  -- From 0 and without gaps: the exhibit's mark.
  position smallint not null check (position >= 0),
  kind text not null check (kind in ('image', 'pdf')),
  details bytea not null,
  page_count integer not null check (page_count > 0),
  byte_count integer not null check (byte_count > 0),
  file_sha256 text not null,
  created_at timestamptz not null,
  unique (claim_id, position) deferrable initially deferred
);

-- The one PDF of a claim's exhibits, as it was last asked for. `contents` says what it is made of and is sealed; the
-- finished bytes lie sealed in the file folder under the row's id.
create table exhibit_packets (
  id uuid primary key,
  claim_id uuid not null unique references claims (id) on delete cascade,
  state text not null check (state in ('making', 'ready', 'failed')),
  contents bytea not null,
  steps_done smallint not null default 0 check (steps_done >= 0),
  steps_all smallint not null check (steps_all > 0),
  page_count integer check (page_count > 0),
  pdf_sha256 text,
  created_at timestamptz not null,
  made_at timestamptz,
  check (steps_done <= steps_all),
  check ((state = 'ready') = (made_at is not null)),
  check ((state = 'ready') = (pdf_sha256 is not null)),
  check ((state = 'ready') = (page_count is not null))
);
