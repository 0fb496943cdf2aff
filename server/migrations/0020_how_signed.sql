-- A signature may also be a picture of one made on paper. How the mark was made stays with what it signs.
alter table letter_versions
  add column signature_method text check (signature_method in ('drawn', 'typed', 'uploaded'));
alter table court_signatures
  drop constraint court_signatures_method_check,
  add constraint court_signatures_method_check check (method in ('drawn', 'typed', 'uploaded'));
