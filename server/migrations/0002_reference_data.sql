-- Lists the wizard is served from. They are written from the domain's data at start, so a deploy brings its own words.
create table categories (
  value text primary key,
  label text not null,
  icon text not null,
  blurb text not null,
  position integer not null
);

create table subcategories (
  category text not null references categories (value),
  value text not null,
  label text not null,
  icon text not null,
  position integer not null,
  primary key (category, value)
);

create table states (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name text not null,
  position integer not null
);

-- A dated row a rate and state; the row is picked by the order's date. Rates are millionths: 6.625 percent is 66250.
create table state_tax_rates (
  id text primary key,
  state text not null references states (code),
  rate_millionths integer not null check (rate_millionths >= 0),
  effective_from date,
  effective_to date,
  source text not null,
  checked_on date not null,
  certainty text not null
);
create index state_tax_rates_state on state_tax_rates (state);

create table packages (
  id text primary key,
  title text not null,
  description text not null,
  price_cents integer not null check (price_cents > 0),
  frequency text not null,
  is_popular boolean not null,
  features jsonb not null,
  contains jsonb not null,
  position integer not null
);

create table questions (
  key text primary key,
  label text not null,
  answer_type text not null check (answer_type in ('yes_no', 'number', 'custom')),
  answer_options jsonb not null,
  position integer not null
);

create table coupons (
  code text primary key check (code = upper(code)),
  kind text not null check (kind in ('fixed', 'percentage')),
  amount_cents integer check (amount_cents > 0),
  rate_millionths integer check (rate_millionths between 1 and 1000000),
  description text not null,
  is_active boolean not null default true,
  starts_on date,
  ends_on date,
  check ((kind = 'fixed') = (amount_cents is not null) and (kind = 'percentage') = (rate_millionths is not null))
);
