-- What the person settled about the letter: answers to its questions, law sentences taken out, an offer. Sealed. It is
-- there before the letter is, so it hangs on the claim.
create table letter_decisions (
  claim_id uuid primary key references claims (id) on delete cascade,
  decisions bytea not null,
  saved_at timestamptz not null
);

-- What the composer wrote last, with the source of each sentence and the decisions it was made with: the other side of
-- "changes since generation". Sealed.
create table letter_generations (
  claim_id uuid primary key references letters (claim_id) on delete cascade,
  composed bytea not null,
  made_at timestamptz not null
);

-- Texts that made room for another one. Nothing a person wrote is lost by writing the letter anew. Sealed.
create table letter_earlier_texts (
  id uuid primary key,
  claim_id uuid not null references letters (claim_id) on delete cascade,
  text bytea not null,
  text_sha256 text not null,
  kept_at timestamptz not null,
  unique (claim_id, text_sha256)
);

-- What the pages show besides the text (title, names, blocks) and what the person said yes to; personal, so sealed.
-- Versions from before have none.
alter table letter_versions add column view_model bytea;
alter table letter_versions add column deadline date;
-- The account that approved; null for a draft and for a browser without an account. No foreign key: the row may not
-- change when the account goes.
alter table letter_versions add column approved_by uuid;
