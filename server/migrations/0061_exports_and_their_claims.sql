-- The claims an export holds. A claim can be reached by its browser, by an address proved for it and by an account: deleting
-- it takes along every export it is in, whoever ordered that.
alter table data_exports add column claim_ids uuid[] not null default '{}';
update data_exports set claim_ids = array(
  select claims.id from claims
  left join claim_contacts on claim_contacts.claim_id = claims.id and claim_contacts.proved_at is not null
  where data_exports.holder = 'account:' || claims.account_id::text
    or (claims.account_id is null and data_exports.holder = 'browser:' || claims.session_id::text)
    or (claims.account_id is null and data_exports.holder = 'address:' || claim_contacts.address_fingerprint)
);
create index data_exports_claims on data_exports using gin (claim_ids);
