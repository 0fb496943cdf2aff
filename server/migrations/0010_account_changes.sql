-- Where a signed-in session was begun, in the two words people know ("Firefox", "Windows"), for the list from which they
-- end sessions. The browser's own long text and the address of the request are not kept.
alter table sessions add column browser text;
alter table sessions add column system text;

-- A new address for an account changes nothing until its code is typed in the browser that asked: one a session.
create table pending_email_changes (
  session_id uuid primary key references sessions (id) on delete cascade,
  id uuid not null unique,
  email_fingerprint text not null,
  profile bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_email_changes_expiry on pending_email_changes (expires_at);

alter table email_codes drop constraint email_codes_flow_check;
alter table email_codes add constraint email_codes_flow_check check (flow in ('register', 'reset', 'change-email'));
