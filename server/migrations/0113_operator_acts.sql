-- What whoever runs the site did that belongs to no claim: coupons made and ended. Rows are added and never changed; they
-- hold codes and numbers, and the name the operator gave.
create table operator_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('coupon.added', 'coupon.ended')),
  detail jsonb not null
);
create trigger operator_acts_are_final before update on operator_acts for each row execute function refuse_change();
