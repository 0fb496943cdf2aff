-- What the claimant says happened after the letter: paid, promised, disputed and so on. Lines are added and never changed;
-- a correction is a new line that names the one it replaces. What was said is personal, so sealed.
create table case_outcomes (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  -- The place in the record, counted from 1.
  line integer not null check (line > 0),
  -- Two corrections of one line cannot both count.
  replaces uuid unique references case_outcomes (id) on delete cascade,
  said bytea not null,
  recorded_at timestamptz not null,
  unique (claim_id, line)
);
