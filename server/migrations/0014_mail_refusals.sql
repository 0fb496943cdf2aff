-- Mailboxes whose owners want no letters of other people from us. A keyed fingerprint: no address can be read from it.
create table mail_refusals (
  mailbox_fingerprint text primary key,
  refused_at timestamptz not null
);

-- The mailbox an e-mail goes to, so that mails to it can be counted across cases and accounts without opening what is
-- sealed. Rows from before have none, and count for no mailbox.
alter table dispatches add column mailbox_fingerprint text;
create index dispatches_mailbox on dispatches (mailbox_fingerprint, created_at) where channel = 'email';
