-- Which paid case the result page shows in a browser: the one opened or paid there last; null means the account's or
-- browser's most recently paid one.
alter table sessions add column open_claim_id uuid references claims (id) on delete set null;
create index sessions_open_claim on sessions (open_claim_id) where open_claim_id is not null;
