-- An order waits for its payment outside any transaction: it is written first, then the provider is asked, and what was
-- read from the provider moves it on. `paid` is the order that gives access; `upgraded` was paid and is carried on by a
-- later order of its claim; `refunded` had all its money sent back and gives no access; `duplicate` was paid for a claim
-- that was paid already, and is to be sent back.
alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check
  check (status in ('awaiting_payment', 'paid', 'upgraded', 'refunded', 'declined', 'expired', 'duplicate'));
alter table orders drop constraint orders_check1;
alter table orders add constraint orders_paid_at_check
  check ((status in ('paid', 'upgraded', 'refunded', 'duplicate')) = (paid_at is not null));
alter table orders alter column provider_ref drop not null;
alter table orders
  add column upgrades_order_id uuid references orders (id) on delete cascade,
  add column credit_cents integer not null default 0 check (credit_cents >= 0),
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  add column refund_asked_at timestamptz;
-- One open payment a claim: two of them could both be paid.
create unique index orders_one_awaiting_a_claim on orders (claim_id) where status = 'awaiting_payment';
create unique index orders_provider_ref on orders (provider, provider_ref) where provider_ref is not null;
create index orders_upgrades on orders (upgrades_order_id) where upgrades_order_id is not null;
create index orders_to_look_after on orders (created_at) where status = 'awaiting_payment' or refund_asked_at is not null;

-- What an order is made of, what came in for it and what went back. Rows are added and never changed; for each order the
-- lines add up to its total.
create table order_lines (
  order_id uuid not null references orders (id) on delete cascade,
  position integer not null check (position > 0),
  kind text not null check (kind in ('package', 'extra_recipients', 'discount', 'credit', 'tax')),
  quantity integer not null check (quantity > 0),
  unit_cents integer not null,
  cents integer not null check (cents = quantity * unit_cents),
  primary key (order_id, position)
);
create table order_payments (
  id uuid primary key,
  order_id uuid not null unique references orders (id) on delete cascade,
  provider text not null,
  ref text not null,
  cents integer not null check (cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  method text,
  at timestamptz not null,
  unique (provider, ref)
);
create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  ref text not null unique,
  cents integer not null check (cents > 0),
  at timestamptz not null
);
create index order_refunds_order on order_refunds (order_id);
create table order_disputes (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  ref text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  cents integer not null check (cents >= 0),
  due_at timestamptz,
  at timestamptz not null,
  unique (ref, state)
);
create index order_disputes_order on order_disputes (order_id);

create trigger order_lines_are_final before update on order_lines for each row execute function refuse_change();
create trigger order_payments_are_final before update on order_payments for each row execute function refuse_change();
create trigger order_refunds_are_final before update on order_refunds for each row execute function refuse_change();
create trigger order_disputes_are_final before update on order_disputes for each row execute function refuse_change();

-- Orders of before are explained like the others.
insert into order_lines (order_id, position, kind, quantity, unit_cents, cents)
  select id, 1, 'package', 1, base_cents, base_cents from orders
  union all
  select id, 2, 'extra_recipients', extra_recipients, extra_recipients_cents / extra_recipients, extra_recipients_cents
    from orders where extra_recipients > 0
  union all
  select id, 3, 'discount', 1, -discount_cents, -discount_cents from orders where discount_cents > 0
  union all
  select id, 4, 'tax', 1, tax_cents, tax_cents from orders where tax_cents > 0;
insert into order_payments (id, order_id, provider, ref, cents, tax_cents, method, at)
  select gen_random_uuid(), id, provider, provider_ref, total_cents, tax_cents, null, paid_at
    from orders where status = 'paid';

-- What a provider told us unasked, once each. It says which payment to read and nothing more.
create table payment_events (
  provider text not null,
  event_id text not null,
  ref text,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_received on payment_events (received_at);

-- Where our orders and the provider disagree, for whoever runs the site.
create table payment_alerts (
  id uuid primary key,
  provider text not null,
  ref text not null,
  code text not null check (code in ('unknown_order', 'amount_differs', 'paid_twice', 'refund_differs', 'payment_gone')),
  at timestamptz not null,
  unique (provider, ref, code)
);

-- The books of the simulated provider: it keeps them as a real one would, apart from our orders.
create table simulated_payments (
  ref text primary key,
  order_id uuid not null unique,
  state text not null check (state in ('paid', 'declined', 'expired')),
  cents integer not null check (cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  at timestamptz not null
);
create table simulated_refunds (
  refund_key text primary key,
  ref text not null references simulated_payments (ref),
  cents integer not null check (cents > 0),
  at timestamptz not null
);
create index simulated_refunds_ref on simulated_refunds (ref);
insert into simulated_payments (ref, order_id, state, cents, tax_cents, at)
  select provider_ref, id, status, total_cents, tax_cents, created_at from orders where provider = 'simulated';

-- Until when everything a provider knows was read and compared.
create table payment_cursors (provider text primary key, read_until timestamptz not null);
