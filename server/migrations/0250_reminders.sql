-- What was sent to a claim's owner, by the key that makes each reminder once. A key tells a code and a day.
create table reminders_sent (
  claim_id uuid not null references claims (id) on delete cascade,
  key text not null,
  sent_at timestamptz not null,
  primary key (claim_id, key)
);

-- The day a claim was last looked at: a run that is cut short is taken up where it ended, and a day has one look.
create table reminder_looks (
  claim_id uuid primary key references claims (id) on delete cascade,
  looked_on date not null
);

-- A kind without a row is sent.
create table reminder_choices (
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  is_on boolean not null,
  primary key (account_id, kind)
);
