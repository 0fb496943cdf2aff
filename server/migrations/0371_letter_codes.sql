-- A short code printed with an approved letter, by which a reader asks which version it is. Sixty bits by chance; it opens
-- nothing, and stands on paper that anybody may hold.
create table letter_codes (
  version_id uuid primary key references letter_versions (id) on delete cascade,
  code text not null unique check (code ~ '^[0-9A-Z]{12}$'),
  created_at timestamptz not null
);
