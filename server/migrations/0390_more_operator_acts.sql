-- What else whoever runs the site does at the command line. `detail` holds ids, codes and counts, never an address: where
-- somebody was looked for by one, it says so, and which claims were found.
alter table operator_acts drop constraint operator_acts_kind_check;
alter table operator_acts add constraint operator_acts_kind_check
  check (kind in (
    'coupon.added', 'coupon.ended', 'package.stopped', 'package.sold', 'package.priced',
    'looked_for', 'claim.looked_at', 'job.retried', 'job.buried', 'mail.resent', 'sessions.ended', 'export.ordered',
    'deletion.asked', 'keys.renewal_asked', 'retention.asked'
  ));
