-- What happened to an account belongs in the trail too. `request_id` names the request, as in the log; `client` is a keyed
-- fingerprint of where it came from (network and kind of browser), made for this claim or account alone, so that it
-- tells one place from another within a trail and leads from one trail to no other. Both are null for what a job did.
alter table audit_events alter column claim_id drop not null;
alter table audit_events add column account_id uuid;
alter table audit_events add column request_id uuid;
alter table audit_events add column client text;
alter table audit_events add constraint audit_events_of_somebody check (num_nonnulls(claim_id, account_id) = 1);
create index audit_events_account on audit_events (account_id, id) where account_id is not null;

-- The chain: one row for each row of the trail, in the order in which they became true. `hash` is the SHA-256 of the
-- hash before it, followed by the row's text (see audit_event_text). Nobody but the function below writes here.
create table audit_chain (
  position bigint primary key check (position > 0),
  event_id bigint not null unique references audit_events (id),
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32)
);

-- The same text on every server: no time zone, no setting and no column order can change it.
create function audit_event_text(event audit_events) returns text language sql stable as $$
  select jsonb_build_array(
    event.id, event.claim_id, event.account_id, (extract(epoch from event.at) * 1000000)::bigint,
    event.kind, event.detail, event.request_id, event.client
  )::text
$$;

-- Runs when the transaction ends, so that writers wait for each other no longer than one commit takes, and the lock is
-- the last one a transaction takes, so that nobody can wait for its holder.
create function extend_audit_chain() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head_position bigint;
  head_hash bytea;
begin
  perform pg_advisory_xact_lock(7205133943);
  select position, hash into head_position, head_hash from audit_chain order by position desc limit 1;
  head_position := coalesce(head_position, 0);
  head_hash := coalesce(head_hash, decode(repeat('00', 32), 'hex'));
  insert into audit_chain (position, event_id, previous_hash, hash)
  values (head_position + 1, new.id, head_hash, sha256(head_hash || convert_to(audit_event_text(new), 'UTF8')));
  return null;
end
$$;

do $$
declare
  event audit_events;
  at_position bigint := 0;
  before bytea := decode(repeat('00', 32), 'hex');
  this_one bytea;
begin
  for event in select * from audit_events order by id loop
    at_position := at_position + 1;
    this_one := sha256(before || convert_to(audit_event_text(event), 'UTF8'));
    insert into audit_chain (position, event_id, previous_hash, hash) values (at_position, event.id, before, this_one);
    before := this_one;
  end loop;
end
$$;

create constraint trigger audit_events_are_chained after insert on audit_events
  deferrable initially deferred for each row execute function extend_audit_chain();
