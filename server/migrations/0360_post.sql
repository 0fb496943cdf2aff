-- Letters that a carrier prints and posts. One row of `dispatches` a recipient, as for the other ways, and under it one row
-- for each envelope: the certified one and the first-class copy.
alter table dispatches drop constraint dispatches_channel_check;
alter table dispatches add constraint dispatches_channel_check check (channel in ('email', 'self_mail', 'post'));

create table post_pieces (
  -- In the carrier's books too: before a piece is sent again, it is looked for by this id.
  id uuid primary key,
  dispatch_id uuid not null references dispatches (id) on delete cascade,
  claim_id uuid not null references claims (id) on delete cascade,
  service text not null check (service in ('certified', 'first_class')),
  -- 'held': can still be stopped. 'sending': the carrier may have it already. 'handed_over': it has.
  state text not null check (state in ('held', 'sending', 'handed_over', 'stopped', 'failed')),
  hold_until timestamptz not null,
  carrier text not null,
  -- Both addresses as they are printed, and what was known and decided about them: personal, so sealed.
  envelopes bytea not null,
  -- Of the bytes that were handed over.
  pdf_sha256 text,
  carrier_ref text,
  tracking_number bytea,
  failure_code text,
  tries integer not null default 0,
  -- Until then one process is busy with it.
  busy_until timestamptz,
  -- When the carrier was last asked how it stands.
  looked_at timestamptz,
  unique (dispatch_id, service),
  unique (carrier, carrier_ref),
  check (state <> 'handed_over' or (carrier_ref is not null and pdf_sha256 is not null)),
  check ((state = 'failed') = (failure_code is not null))
);
create index post_pieces_claim on post_pieces (claim_id);
create index post_pieces_waiting on post_pieces (hold_until) where state in ('held', 'sending');
create index post_pieces_travelling on post_pieces (looked_at) where state = 'handed_over';

-- What is known of a delivery, each thing once, with who says so. Rows are added and never changed.
create table delivery_events (
  id bigint generated always as identity primary key,
  dispatch_id uuid not null references dispatches (id) on delete cascade,
  claim_id uuid not null references claims (id) on delete cascade,
  piece_id uuid not null references post_pieces (id) on delete cascade,
  kind text not null check (kind in (
    'failed', 'accepted', 'on_its_way', 'forwarded', 'issue', 'pickup_available', 'delivered', 'signed',
    'returned', 'queued', 'stopped', 'handed_over', 'emailed', 'mailed'
  )),
  source text not null check (source in ('site', 'carrier', 'post_office', 'claimant')),
  at timestamptz not null,
  noted_at timestamptz not null,
  reason text,
  unique (piece_id, kind)
);
create index delivery_events_dispatch on delivery_events (dispatch_id);
create index delivery_events_claim on delivery_events (claim_id);
create trigger delivery_events_are_indexed after insert on delivery_events
  for each row execute function note_change_of_claim();

-- The carrier's messages that were taken, so that each counts once; also those about letters that are deleted since.
create table post_messages (
  carrier text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (carrier, event_id)
);

-- What the post office said of an address, by a keyed hash of it: advice that the approval looks at.
create table post_address_checks (
  claim_id uuid not null references claims (id) on delete cascade,
  address_fingerprint text not null,
  verdict text not null,
  checked_at timestamptz not null,
  primary key (claim_id, address_fingerprint)
);

-- What mailing was worth and goes back, once for each recipient whose letter was stopped or could not be posted.
create table post_refunds (
  dispatch_id uuid primary key references dispatches (id) on delete cascade,
  claim_id uuid not null references claims (id) on delete cascade,
  cents integer not null check (cents >= 0),
  asked_at timestamptz not null,
  -- What had gone back before this one began: whether it is done is read from the provider.
  refunded_before integer,
  done_at timestamptz
);
create index post_refunds_claim on post_refunds (claim_id);
create index post_refunds_open on post_refunds (claim_id, asked_at) where done_at is null;
