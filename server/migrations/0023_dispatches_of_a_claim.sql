-- A forgotten claim takes its dispatches with it, and the mails of a claim are counted at each approval: without an index
-- of the whole column both read every dispatch there is.
create index dispatches_claim on dispatches (claim_id, created_at);
-- Sessions that have run out are looked for every few hours.
create index sessions_expiry on sessions (expires_at);
