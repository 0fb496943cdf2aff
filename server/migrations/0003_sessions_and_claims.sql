-- A browser that has begun a claim. Only a hash of its token is stored.
create table sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);

-- A claim from its first answer on. `form` is the sealed JSON of everything typed; the columns hold nothing personal.
create table claims (
  id uuid primary key,
  session_id uuid references sessions (id) on delete set null,
  status text not null check (status in ('draft', 'paid')),
  form bytea not null,
  step smallint not null check (step between 1 and 5),
  sub_step smallint not null check (sub_step between 0 and 5),
  revision integer not null check (revision > 0),
  created_at timestamptz not null,
  saved_at timestamptz not null,
  -- Set when the person began a new claim: it is put aside, never deleted by them.
  archived_at timestamptz,
  -- When an unpaid claim is forgotten.
  expires_at timestamptz not null
);
create index claims_session on claims (session_id, created_at desc);
create unique index claims_one_open_draft_a_session on claims (session_id) where status = 'draft' and archived_at is null;
create index claims_expiry on claims (expires_at) where status = 'draft';

-- What happened to a claim, in order. Rows are added and never changed; `detail` holds ids, hashes and codes only.
create table audit_events (
  id bigint generated always as identity primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null
);
create index audit_events_claim on audit_events (claim_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name;
end
$$;
create trigger audit_events_are_final before update on audit_events for each row execute function refuse_change();
