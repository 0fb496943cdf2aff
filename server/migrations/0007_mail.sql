-- Mail decided by a transaction and sent by a job, once. Recipient and contents are sealed.
create table mail_outbox (
  id uuid primary key,
  template text not null,
  -- Gone once the mail was sent or has run out: nobody needs the address or the code after that.
  contents bytea,
  status text not null check (status in ('queued', 'sent', 'failed', 'expired')),
  tries integer not null default 0 check (tries >= 0),
  failure_code text,
  created_at timestamptz not null,
  -- After this it must not be sent any more: a code that has run out helps nobody.
  expires_at timestamptz,
  -- Not before this. Whoever sends the mail holds the row by moving this ahead; a failed try moves it to the next one.
  next_try_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check ((status in ('queued', 'failed')) = (contents is not null))
);
create index mail_outbox_queued on mail_outbox (next_try_at) where status = 'queued';
create index mail_outbox_done on mail_outbox (created_at) where status <> 'queued';
