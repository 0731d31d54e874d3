-- Colleagues' notes about a household.
create table support.note (
  id text primary key,
  account_id text not null references accounts.account,
  text text not null check (length(text) between 1 and 1000),
  written_by text not null,
  written_at timestamptz not null
);
create index note_written on support.note (written_at desc nulls last, id desc);
create index note_account on support.note (account_id, written_at desc nulls last, id desc);
-- A household that is erased takes its notes along.
grant delete on support.note to kandil_app;
