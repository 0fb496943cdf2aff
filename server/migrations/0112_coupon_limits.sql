-- How often a coupon may be used, in all and by one account, and for which packages; null: no limit.
alter table coupons
  add column max_uses integer check (max_uses > 0),
  add column max_uses_per_account integer check (max_uses_per_account > 0),
  add column packages jsonb check (jsonb_typeof(packages) = 'array');
create index orders_coupon on orders (coupon_code) where coupon_code is not null;
