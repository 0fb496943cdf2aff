-- How often something was done lately, for limits that all processes share. Written by rate-limiter-flexible, which
-- decides the columns; `expire` is in milliseconds since 1970. Keys hold fingerprints and ids only.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expiry on rate_limits (expire);
