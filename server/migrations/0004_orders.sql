-- One row a payment try. Prices are frozen as charged; the e-mail address is sealed.
create table orders (
  id uuid primary key,
  claim_id uuid not null references claims (id) on delete cascade,
  idempotency_key text not null unique,
  request_hash bytea not null,
  status text not null check (status in ('paid', 'declined')),
  package_id text not null references packages (id),
  package_title text not null,
  package_contains jsonb not null,
  base_cents integer not null check (base_cents > 0),
  extra_recipients integer not null check (extra_recipients >= 0),
  extra_recipients_cents integer not null check (extra_recipients_cents >= 0),
  coupon_code text references coupons (code),
  coupon_kind text,
  coupon_value integer,
  discount_cents integer not null check (discount_cents between 0 and base_cents),
  tax_rate_millionths integer not null check (tax_rate_millionths >= 0),
  tax_is_estimate boolean not null,
  tax_cents integer not null check (tax_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  email bytea not null,
  provider text not null,
  provider_ref text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  check ((status = 'paid') = (paid_at is not null))
);
create unique index orders_one_paid_a_claim on orders (claim_id) where status = 'paid';
create index orders_claim on orders (claim_id);
