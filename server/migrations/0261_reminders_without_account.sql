-- Who paid without an account gets reminders at the address of the receipt. There are no settings to choose in, so the link
-- in each mail stops all of them for that claim.
create table reminder_stops (
  claim_id uuid primary key references claims (id) on delete cascade,
  stopped_at timestamptz not null
);
