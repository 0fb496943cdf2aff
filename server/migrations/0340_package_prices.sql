-- What a package costs from a day on, as whoever runs the site set it; before the first row, and without one, it costs what the
-- release says. Of two rows for one day the later one counts. Rows are added and never changed.
create table package_prices (
  id bigint generated always as identity primary key,
  package_id text not null references packages (id),
  price_cents integer not null check (price_cents > 0),
  from_day date not null,
  set_at timestamptz not null
);
create index package_prices_package on package_prices (package_id, from_day desc, id desc);
create trigger package_prices_are_final before update on package_prices for each row execute function refuse_change();

alter table operator_acts drop constraint operator_acts_kind_check;
alter table operator_acts add constraint operator_acts_kind_check
  check (kind in ('coupon.added', 'coupon.ended', 'package.stopped', 'package.sold', 'package.priced'));
