-- What a claimant tells for the trial: witnesses, payments, what proves which point. Personal, so sealed. The lowest
-- figure they would settle for is sealed apart from the rest, under a purpose of its own: only what makes the owner's
-- private sheet, and the owner's own page, open it.
create table trial_notes (
  claim_id uuid primary key references claims (id) on delete cascade,
  notes bytea not null,
  lowest bytea,
  revision integer not null check (revision > 0),
  saved_at timestamptz not null
);

-- Trial papers of a claim, one row each time they are asked for. Older ones go when a newer one is ready, so that no
-- figure outlives its change. What they say was settled when they were asked for (`contents`, sealed).
create table trial_books (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  version integer not null check (version > 0),
  state text not null check (state in ('making', 'ready', 'failed')),
  contents bytea not null,
  failure_code text,
  template_version text not null,
  row_ids jsonb not null,
  prepared_on date not null,
  created_at timestamptz not null,
  made_at timestamptz,
  unique (claim_id, version),
  check ((state = 'failed') = (failure_code is not null)),
  check ((state = 'ready') = (made_at is not null))
);

-- The PDFs, all written at once when they are ready. No hash stands beside them: the private sheet has few unknown
-- letters, and a hash would let them be guessed.
create table trial_documents (
  id uuid primary key,
  book_id uuid not null references trial_books (id) on delete cascade,
  position smallint not null check (position >= 0),
  kind text not null,
  stage text not null check (stage in ('read', 'private', 'hand_over', 'later')),
  title text not null,
  file_name text not null,
  pdf bytea not null,
  page_count integer not null check (page_count > 0),
  created_at timestamptz not null,
  unique (book_id, kind),
  unique (book_id, position)
);
create trigger trial_documents_are_final before update on trial_documents for each row execute function refuse_change();
