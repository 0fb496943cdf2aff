-- When the browsers and networks that had opened an account stopped counting as known: with a new password, and when its
-- owner logged out everywhere else. Null for whoever did neither.
alter table accounts add column places_forgotten_at timestamptz;
