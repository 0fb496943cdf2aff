-- What was removed on purpose leaves its table's name, the hash of the row as it lay here (sealed, so nothing can be
-- guessed from it) and the day.
create table removed_rows (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_sha256 bytea not null check (length(row_sha256) = 32),
  removed_on date not null
);

-- Frozen rows go in one way alone: by a function that says so for as long as it runs. Where the functions belong to a role
-- of their own, being that role counts as well, so nobody else can say so.
-- The fixed search path matters: a temporary table could pass for a list of the system otherwise.
create function refuse_removal() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and current_setting('plainclaim.removing', true) = tg_table_name
    and current_user = (select pg_get_userbyid(proowner) from pg_proc where oid = 'public.remove_frozen_rows(uuid,uuid,date)'::regprocedure)
  then
    return old;
  end if;
  raise exception '% rows are never removed', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

-- Takes away a claim's frozen rows for a deletion that was asked for and is under way. What hangs on them goes too.
create function remove_frozen_rows(of_claim uuid, for_deletion uuid, on_day date) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp set timezone = 'UTC' set datestyle = 'ISO' set bytea_output = 'hex' as $$
declare
  removed integer := 0;
  counted integer;
begin
  perform from data_deletions where id = for_deletion and state = 'asked';
  if not found then
    raise exception 'no deletion of this number is under way' using errcode = 'insufficient_privilege';
  end if;

  perform set_config('plainclaim.removing', 'court_documents', true);
  with gone as (
    delete from court_documents where packet_id in (select id from court_packets where claim_id = of_claim) returning court_documents as whole
  )
  insert into removed_rows (table_name, row_sha256, removed_on)
  select 'court_documents', sha256(convert_to(whole::text, 'UTF8')), on_day from gone;
  get diagnostics counted = row_count;
  removed := removed + counted;

  perform set_config('plainclaim.removing', 'court_signatures', true);
  with gone as (delete from court_signatures where claim_id = of_claim returning court_signatures as whole)
  insert into removed_rows (table_name, row_sha256, removed_on)
  select 'court_signatures', sha256(convert_to(whole::text, 'UTF8')), on_day from gone;
  get diagnostics counted = row_count;
  removed := removed + counted;

  perform set_config('plainclaim.removing', '', true);
  delete from court_packets where claim_id = of_claim;
  perform set_config('plainclaim.removing', 'letter_documents', true);
  with gone as (
    delete from letter_documents where version_id in (select id from letter_versions where claim_id = of_claim) returning letter_documents as whole
  )
  insert into removed_rows (table_name, row_sha256, removed_on)
  select 'letter_documents', sha256(convert_to(whole::text, 'UTF8')), on_day from gone;
  get diagnostics counted = row_count;
  removed := removed + counted;

  perform set_config('plainclaim.removing', 'letter_versions', true);
  with gone as (delete from letter_versions where claim_id = of_claim returning letter_versions as whole)
  insert into removed_rows (table_name, row_sha256, removed_on)
  select 'letter_versions', sha256(convert_to(whole::text, 'UTF8')), on_day from gone;
  get diagnostics counted = row_count;
  removed := removed + counted;

  perform set_config('plainclaim.removing', '', true);
  return removed;
end
$$;

-- Records of payments have a stated end; none goes before it.
create function remove_ended_payment_records(at_instant timestamptz, on_day date) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp set timezone = 'UTC' set datestyle = 'ISO' set bytea_output = 'hex' as $$
declare
  removed integer;
begin
  perform set_config('plainclaim.removing', 'payment_records', true);
  with gone as (delete from payment_records where keep_until < at_instant returning payment_records as whole)
  insert into removed_rows (table_name, row_sha256, removed_on)
  select 'payment_records', sha256(convert_to(whole::text, 'UTF8')), on_day from gone;
  get diagnostics removed = row_count;
  perform set_config('plainclaim.removing', '', true);
  return removed;
end
$$;

create trigger audit_chain_are_final before update on audit_chain for each row execute function refuse_change();
create trigger removed_rows_are_final before update on removed_rows for each row execute function refuse_change();
-- A letter's PDF is made once; then it is as frozen as its text.
create trigger letter_documents_are_final before update on letter_documents for each row
  when (old.status = 'ready') execute function refuse_change();

create trigger audit_events_stay before delete on audit_events for each row execute function refuse_removal();
create trigger audit_events_stay_all before truncate on audit_events for each statement execute function refuse_removal();
create trigger audit_chain_stay before delete on audit_chain for each row execute function refuse_removal();
create trigger audit_chain_stay_all before truncate on audit_chain for each statement execute function refuse_removal();
create trigger removed_rows_stay before delete on removed_rows for each row execute function refuse_removal();
create trigger removed_rows_stay_all before truncate on removed_rows for each statement execute function refuse_removal();
create trigger letter_versions_stay before delete on letter_versions for each row execute function refuse_removal();
create trigger letter_versions_stay_all before truncate on letter_versions for each statement execute function refuse_removal();
create trigger court_documents_stay before delete on court_documents for each row execute function refuse_removal();
create trigger court_documents_stay_all before truncate on court_documents for each statement execute function refuse_removal();
create trigger court_signatures_stay before delete on court_signatures for each row execute function refuse_removal();
create trigger court_signatures_stay_all before truncate on court_signatures for each statement execute function refuse_removal();
create trigger payment_records_stay before delete on payment_records for each row execute function refuse_removal();
create trigger payment_records_stay_all before truncate on payment_records for each statement execute function refuse_removal();
create trigger letter_documents_stay before delete on letter_documents for each row execute function refuse_removal();
create trigger letter_documents_stay_all before truncate on letter_documents for each statement execute function refuse_removal();
