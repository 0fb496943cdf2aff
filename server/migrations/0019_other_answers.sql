-- Answers that made room for others when a claim was changed in two places, so that neither is lost by the choice.
-- `form` is sealed like a claim's own. They go with the claim, and when it is paid for.
create table other_answers (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  form bytea not null,
  step smallint not null check (step between 1 and 5),
  sub_step smallint not null check (sub_step between 0 and 5),
  -- When these answers were saved last, and when others took their place.
  saved_at timestamptz not null,
  kept_at timestamptz not null
);
create index other_answers_claim on other_answers (claim_id, kept_at desc, id);
