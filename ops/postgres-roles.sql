-- The three roles of docs/decisions/0065: one owns the tables, one runs and owns nothing, and one nobody logs in as.
create role plainclaim login;
create role plainclaim_app login;
create role plainclaim_eraser nologin;
grant plainclaim_eraser to plainclaim;
create database plainclaim owner plainclaim;
