-- What lists, alerts and the search ask for of each case of an account. It all follows from rows that are elsewhere, and is
-- written anew after one of them changed; nothing is lost when it is emptied and every case is noted in `case_changes`.
create table case_index (
  claim_id uuid primary key references claims (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  -- As it was worked out. That the answer day passed is told by the day beside it, so that no midnight changes a row.
  status text not null,
  answer_by date,
  -- What a found case is shown by: personal, so sealed.
  shown bytea not null,
  -- Keyed hashes of the beginnings of its words, bound to the account: the database can compare them and read none.
  tokens text[] not null
);
-- Without a list of entries to be added later, which every search would have to walk.
create index case_index_tokens on case_index using gin (tokens) with (fastupdate = off);
create index case_index_account on case_index (account_id);

-- Cases to look at anew. A row is put in by triggers, in the transaction that changes something.
create table case_changes (
  claim_id uuid primary key references claims (id) on delete cascade,
  account_id uuid not null references accounts (id) on delete cascade,
  -- Set when a look failed: until then it is not tried again.
  not_before timestamptz
);
create index case_changes_account on case_changes (account_id);

-- What an account should see to, by the key that names it for good. One that is done stays, so that it does not come back.
create table case_alerts (
  claim_id uuid not null references claims (id) on delete cascade,
  key text not null,
  account_id uuid not null references accounts (id) on delete cascade,
  code text not null,
  -- The day it is about.
  day date not null,
  raised_at timestamptz not null,
  done_at timestamptz,
  primary key (claim_id, key)
);
create index case_alerts_open on case_alerts (account_id, raised_at desc) where done_at is null;
create index case_alerts_account on case_alerts (account_id);

-- The row is locked even where it stays as it is: whoever looks at the case then waits, and sees what changed.
create function note_case_change(changed uuid) returns void language sql set search_path = public, pg_temp as $$
  insert into case_changes (claim_id, account_id)
  select id, account_id from claims where id = changed and account_id is not null
  on conflict (claim_id) do update set account_id = excluded.account_id, not_before = null
  where case_changes.account_id <> excluded.account_id or case_changes.not_before is not null;
$$;
create function note_changed_claim() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform note_case_change(new.id);
  return null;
end
$$;
create function note_change_of_claim() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform note_case_change(new.claim_id);
  return null;
end
$$;
create trigger claims_are_indexed after insert or update of account_id, status, form, expires_at on claims
  for each row execute function note_changed_claim();
create trigger orders_are_indexed after insert or update of status on orders
  for each row execute function note_change_of_claim();
create trigger letter_versions_are_indexed after insert on letter_versions
  for each row execute function note_change_of_claim();
create trigger dispatches_are_indexed after insert or update on dispatches
  for each row execute function note_change_of_claim();
create trigger court_packets_are_indexed after insert or update of state, signature_id on court_packets
  for each row execute function note_change_of_claim();
create trigger court_signatures_are_indexed after insert on court_signatures
  for each row execute function note_change_of_claim();
create trigger filings_are_indexed after insert or update of record on filings
  for each row execute function note_change_of_claim();
create trigger case_outcomes_are_indexed after insert on case_outcomes
  for each row execute function note_change_of_claim();

insert into case_changes (claim_id, account_id) select id, account_id from claims where account_id is not null;
