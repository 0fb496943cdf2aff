-- 'held': an e-mail to the other side that somebody who runs the site must look at before it may leave.
alter table dispatches drop constraint dispatches_state_check;
alter table dispatches add constraint dispatches_state_check
  check (state in ('queued', 'held', 'sent', 'failed', 'cancelled'));
-- The hash of the text that passed the checks at the approval: no other text may leave.
alter table dispatches add column text_sha256 text;
update dispatches set text_sha256 = v.text_sha256 from letter_versions v where v.id = dispatches.version_id;

-- The hash of the text a PDF was made from.
alter table letter_documents add column made_from_sha256 text;
-- A trigger of a later migration keeps these rows from being changed, where it came first.
alter table letter_documents disable trigger user;
update letter_documents set made_from_sha256 = v.text_sha256
  from letter_versions v where v.id = letter_documents.version_id and letter_documents.status = 'ready';
alter table letter_documents enable trigger user;

-- What waits for a decision of somebody who runs the site: letters that are held, and letters whose reader reported
-- misuse. Ids and codes only, and no foreign keys: a report outlives the claim of whoever deletes it.
create table operator_queue (
  id uuid primary key,
  kind text not null check (kind in ('held_letter', 'reported_letter')),
  dispatch_id uuid not null,
  claim_id uuid,
  -- Why: a code of ours, or what the reader chose.
  reason text not null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('release', 'refuse', 'noted')),
  decided_by text,
  unique (dispatch_id, kind),
  check ((decided_at is null) = (decision is null) and (decided_at is null) = (decided_by is null)),
  check (decision is null or (kind = 'held_letter') = (decision <> 'noted'))
);
create index operator_queue_open on operator_queue (created_at) where decided_at is null;
create index operator_queue_claim on operator_queue (claim_id);

-- For whoever runs the site: what is open, the oldest first.
create view operator_queue_now as
  select q.id, q.kind, q.reason, q.created_at, q.claim_id, c.account_id, v.demand_id, d.state as letter_state
  from operator_queue q
  left join dispatches d on d.id = q.dispatch_id
  left join letter_versions v on v.id = d.version_id
  left join claims c on c.id = q.claim_id
  where q.decided_at is null
  order by q.created_at;

-- Decides one item, once, with a row in the claim's trail. A held letter is 'release'd or 'refuse'd, which the job that
-- delivers it heeds within some minutes; a report is 'noted'.
create function decide_operator_item(item uuid, what text, who text) returns void language plpgsql as $$
declare
  decided operator_queue;
begin
  update operator_queue set decided_at = now(), decision = what, decided_by = who
    where id = item and decided_at is null returning * into decided;
  if decided.id is null then
    raise exception 'no open item has this id';
  end if;
  if decided.claim_id is not null then
    insert into audit_events (claim_id, at, kind, detail)
      values (decided.claim_id, now(), 'operator.decided',
              jsonb_build_object('dispatchId', decided.dispatch_id, 'code', what, 'reason', decided.reason));
  end if;
end $$;
