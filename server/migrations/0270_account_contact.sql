-- How to reach the owner of an account, sealed; null until they saved it.
alter table accounts add column contact bytea;
