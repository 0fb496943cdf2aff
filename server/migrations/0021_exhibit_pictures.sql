-- A small copy of a picture for lists, sealed: a few kilobytes. Files that were taken before have none, and a PDF never has.
alter table exhibits add column small_picture bytea;
