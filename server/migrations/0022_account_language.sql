-- The language its owner last chose while signed in: 'en', 'es' or 'tr'. Null for whoever never chose one.
alter table accounts add column language text;
