-- How much is to have gone back of an order in all, once the refund that was asked for is made; null: everything. A refund
-- of a part takes no access away, neither while it is under way nor afterwards.
alter table orders
  add column refund_asked_cents integer check (refund_asked_cents > 0),
  add constraint orders_refund_of_a_part check (refund_asked_cents is null or refund_asked_at is not null);

-- What whoever runs the site has stopped selling. Orders of it stay as they are.
alter table packages add column is_stopped boolean not null default false;

alter table operator_acts drop constraint operator_acts_kind_check;
alter table operator_acts add constraint operator_acts_kind_check
  check (kind in ('coupon.added', 'coupon.ended', 'package.stopped', 'package.sold'));
