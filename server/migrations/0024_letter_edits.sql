-- What the saved text says instead of the generated one, sentence by sentence. Sealed. Null until the text is saved again.
alter table letters add column edits bytea;
