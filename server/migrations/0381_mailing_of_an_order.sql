-- What of an order is for printing and posting the letter, frozen as it was shown before paying. Null: this order has none.
alter table orders
  -- Worth of the mailing to one recipient, before tax: what goes back, with its tax, when it is stopped.
  add column mailing_each_cents integer check (mailing_each_cents >= 0),
  -- The line of its own. Nothing where the mailing is within the package's price.
  add column mailing_cents integer not null default 0 check (mailing_cents >= 0),
  add constraint orders_mailing_has_its_worth check (mailing_cents = 0 or mailing_each_cents > 0);
alter table order_lines drop constraint order_lines_kind_check;
alter table order_lines add constraint order_lines_kind_check
  check (kind in ('package', 'extra_recipients', 'mailing', 'discount', 'credit', 'tax'));
