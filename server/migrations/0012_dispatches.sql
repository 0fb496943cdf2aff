-- The ways an approved letter goes to the other side: one row an approval, recipient and channel, whatever crashes.
create table dispatches (
  id uuid primary key,
  version_id uuid not null references letter_versions (id) on delete cascade,
  claim_id uuid not null references claims (id) on delete cascade,
  -- The place among the claim's defendants, the first being 0.
  recipient_index smallint not null check (recipient_index >= 0),
  channel text not null check (channel in ('email', 'self_mail')),
  -- For 'self_mail' a queued one waits for the claimant, who makes it sent by writing the tracking number down.
  state text not null check (state in ('queued', 'sent', 'failed', 'cancelled')),
  -- Names, addresses and e-mail of both sides as they stood at the approval: personal, so sealed.
  parties bytea not null,
  -- The outbox row of the mail, which is its Message-ID too. Unique, so that no second mail can stand behind a dispatch.
  mail_id uuid unique,
  failure_code text,
  -- Tells where somebody's mail is: sealed.
  tracking_number bytea,
  mailed_on date,
  created_at timestamptz not null,
  sent_at timestamptz,
  unique (version_id, recipient_index, channel),
  check ((state = 'sent') = (sent_at is not null)),
  check ((state = 'failed') = (failure_code is not null)),
  check (channel = 'self_mail' or (tracking_number is null and mailed_on is null)),
  check (channel = 'email' or mail_id is null)
);
create index dispatches_queued_mail on dispatches (claim_id) where state = 'queued' and channel = 'email';
