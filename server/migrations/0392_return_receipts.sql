-- The claimant adds the return receipt of a certified letter as an exhibit; from it, and as long as it is there, the letter
-- counts as signed for.
alter table delivery_events drop constraint delivery_events_source_check;
alter table delivery_events add constraint delivery_events_source_check
  check (source in ('site', 'carrier', 'post_office', 'claimant', 'return_receipt'));
alter table delivery_events add column exhibit_id uuid references exhibits (id) on delete cascade;
alter table delivery_events add constraint delivery_events_receipt_check
  check ((source = 'return_receipt') = (exhibit_id is not null));
create index delivery_events_exhibit on delivery_events (exhibit_id) where exhibit_id is not null;
