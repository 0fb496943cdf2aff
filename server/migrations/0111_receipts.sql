-- Whose tax was charged, in the words of that day, and the language in which the person paid: the receipt says both, also
-- when it is made by a job that answers nobody. Null for orders of before.
alter table orders
  add column tax_state text,
  add column language text;

-- Links of receipts. They lead to a claim from any device, after a code that is mailed to the address of the order; only a
-- hash of the token is kept. A link works as long as its order is here.
create table receipt_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  order_id uuid not null references orders (id) on delete cascade,
  created_at timestamptz not null
);
create index receipt_links_order on receipt_links (order_id);

-- Which mails an order has caused, so that a job that runs twice sends one. `cause` is 'paid', or what was refunded or
-- disputed with its id.
create table receipt_mails (
  order_id uuid not null references orders (id) on delete cascade,
  cause text not null,
  sent_at timestamptz not null,
  primary key (order_id, cause)
);
