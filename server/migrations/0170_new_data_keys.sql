-- Values sealed with an older data key are sealed anew with the newest. One row for each newest key that found some: what
-- was done and when, so that an operator knows when an older key may leave the list. Ids of keys are fingerprints.
create table key_renewals (
  key_id text primary key,
  begun_at timestamptz not null,
  last_run_at timestamptz not null,
  -- Set by a run that found nothing left.
  ended_at timestamptz,
  value_count integer not null default 0,
  file_count integer not null default 0
);

-- Seals one value of a frozen row anew. The key is not here, so the database cannot look inside: it holds to what it can
-- see, that another key's value of the same length takes the place of exactly the old one. The hashes beside it and in the
-- audit trail tell whether the words stayed the same.
create function seal_frozen_anew(of_table text, of_column text, row_key uuid, old_value bytea, new_value bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  key_column text := case of_table when 'letter_documents' then 'version_id' else 'id' end;
  counted integer;
begin
  if (of_table, of_column) not in (
    ('letter_versions', 'text'), ('letter_versions', 'signature'), ('letter_versions', 'view_model'),
    ('letter_documents', 'pdf'), ('court_documents', 'pdf'), ('court_signatures', 'signed'), ('court_signatures', 'mark'),
    ('trial_documents', 'pdf')
  ) or length(old_value) <> length(new_value)
    or substring(old_value from 1 for 5) = substring(new_value from 1 for 5) then
    raise exception 'this is not a sealed value under a new key' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('plainclaim.sealing_anew', of_table, true);
  execute format('update %I set %I = $1 where %I = $2 and %I = $3', of_table, of_column, key_column, of_column)
    using new_value, row_key, old_value;
  get diagnostics counted = row_count;
  perform set_config('plainclaim.sealing_anew', '', true);
  return counted = 1;
end
$$;

-- Rows that are never changed keep that: only the sealed bytes named with the trigger, only by the function above, and
-- nothing beside them.
create or replace function refuse_change() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_nargs > 0 and current_setting('plainclaim.sealing_anew', true) = tg_table_name
    and current_user = (
      select pg_get_userbyid(proowner) from pg_proc
      where oid = 'public.seal_frozen_anew(text,text,uuid,bytea,bytea)'::regprocedure
    )
    and to_jsonb(new) - tg_argv[0:] = to_jsonb(old) - tg_argv[0:] then
    return new;
  end if;
  raise exception '% rows are never changed', tg_table_name;
end
$$;
create or replace trigger letter_versions_are_final before update on letter_versions
  for each row execute function refuse_change('text', 'signature', 'view_model');
create or replace trigger letter_documents_are_final before update on letter_documents
  for each row when (old.status = 'ready') execute function refuse_change('pdf');
create or replace trigger court_documents_are_final before update on court_documents
  for each row execute function refuse_change('pdf');
create or replace trigger court_signatures_are_final before update on court_signatures
  for each row execute function refuse_change('signed', 'mark');
create or replace trigger trial_documents_are_final before update on trial_documents
  for each row execute function refuse_change('pdf');
