-- A held letter waits until a day; what ran out, was set aside or is gone with its claim is nothing to decide about.
alter table operator_queue add column open_until timestamptz;
update operator_queue set open_until = created_at + interval '336 hours' where kind = 'held_letter';
alter table operator_queue add check ((kind = 'held_letter') = (open_until is not null));

drop view operator_queue_now;
drop function decide_operator_item(uuid, text, text);

-- Why an item cannot be decided about; null while it waits. A report waits until somebody looked, also when its letter is
-- gone; a held letter only while it is held.
create function operator_item_over(item operator_queue, letter_state text, at_instant timestamptz) returns text
  language sql immutable as $$
  select case
    when item.decided_at is not null then 'operator.decided_already'
    when item.kind = 'held_letter' and (letter_state is distinct from 'held' or item.open_until <= at_instant)
      then 'operator.letter_over'
  end
$$;

-- What waits at an instant.
create function open_operator_items(at_instant timestamptz) returns table (
  id uuid, kind text, reason text, created_at timestamptz, claim_id uuid, account_id uuid, demand_id text,
  letter_state text, version_id uuid, dispatch_id uuid
) language sql stable as $$
  select q.id, q.kind, q.reason, q.created_at, q.claim_id, c.account_id, v.demand_id, d.state, d.version_id, q.dispatch_id
  from operator_queue q
  left join dispatches d on d.id = q.dispatch_id
  left join letter_versions v on v.id = d.version_id
  left join claims c on c.id = q.claim_id
  where q.decided_at is null and operator_item_over(q, d.state, at_instant) is null
  order by q.created_at
$$;

-- For whoever runs the site: what waits now, the oldest first.
create view operator_queue_now as
  select id, kind, reason, created_at, claim_id, account_id, demand_id, letter_state
  from open_operator_items(now()) order by created_at;

-- Decides one item, once, with a row in the claim's trail. A held letter is 'release'd or 'refuse'd, which the job that
-- delivers it heeds within some minutes; a report is 'noted'. What cannot be decided is refused with a sentence, whose code
-- is the error's detail. The letter is kept as it is meanwhile: what gives it up waits, and what gave it up is seen.
create function decide_operator_item(item uuid, what text, who text, at_instant timestamptz default now()) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  wanted operator_queue;
  letter text;
begin
  select * into wanted from operator_queue where id = item;
  -- The claim first, as an approval and a delivery do.
  perform from claims where id = wanted.claim_id for key share;
  select state into letter from dispatches where id = wanted.dispatch_id for update;
  select * into wanted from operator_queue where id = item for update;
  if not found then
    raise exception 'No item has this id.' using detail = 'operator.unknown_item';
  end if;
  case operator_item_over(wanted, letter, at_instant)
    when 'operator.decided_already' then
      raise exception 'This item was decided already.' using detail = 'operator.decided_already';
    when 'operator.letter_over' then
      raise exception 'This letter does not wait any more: its time ran out, it was set aside, or it is gone.'
        using detail = 'operator.letter_over';
    else null;
  end case;
  if what not in ('release', 'refuse', 'noted') or (wanted.kind = 'held_letter') = (what = 'noted') then
    raise exception 'A held letter is released or refused; a reported one is noted.' using detail = 'operator.wrong_decision';
  end if;
  update operator_queue set decided_at = at_instant, decision = what, decided_by = who where id = item;
  if wanted.claim_id is not null then
    insert into audit_events (claim_id, at, kind, detail)
      values (wanted.claim_id, at_instant, 'operator.decided',
              jsonb_build_object('dispatchId', wanted.dispatch_id, 'code', what, 'reason', wanted.reason));
  end if;
end $$;

-- Whoever may call these is named (platform/db/stated-rights.ts); everybody is not.
revoke execute on function decide_operator_item(uuid, text, text, timestamptz) from public;
revoke execute on function seal_frozen_anew(text, text, uuid, bytea, bytea) from public;
revoke execute on function remove_frozen_rows(uuid, uuid, date) from public;
revoke execute on function remove_ended_payment_records(timestamptz, date) from public;
revoke execute on function extend_audit_chain() from public;
