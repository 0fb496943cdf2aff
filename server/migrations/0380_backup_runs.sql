-- What was backed up and tried out: a row for each run of the daily job. Without a name, a sum or an id of a person.
create table backup_runs (
  id bigint generated always as identity primary key,
  -- The backup's folder.
  backup_id text not null unique,
  made_at timestamptz not null,
  row_count bigint not null check (row_count >= 0),
  file_count bigint not null check (file_count >= 0),
  -- When it was put into a scratch database and compared; null: not yet.
  verified_at timestamptz,
  rows_lost bigint,
  files_lost bigint,
  check ((verified_at is null) = (rows_lost is null)),
  check ((verified_at is null) = (files_lost is null))
);
