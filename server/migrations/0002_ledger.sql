create schema ledger;
grant usage on schema ledger to kandil_app;

-- A ledger row is never changed, not even by the owner.
create function ledger.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is corrected by a new entry, never changed' using errcode = '42501';
end $$;

-- Double entry. A debit is positive, a credit negative, in paise; the lines of an entry add up to zero.
create table ledger.entry (
  id text primary key,
  kind text not null,
  -- An order or a refund, for example. Each has one entry of a kind.
  reference text not null,
  at timestamptz not null,
  unique (kind, reference)
);
create index entry_newest on ledger.entry (at desc nulls last, id desc);
create trigger entry_stays before update or delete or truncate on ledger.entry
  for each statement execute function ledger.refuse();
grant select, insert on ledger.entry to kandil_app;

-- One statement writes all lines of an entry, so it checks only the lines of the statement. Reading the earlier lines again
-- would cost more with every sale.
create function ledger.check_entry() returns trigger language plpgsql as $$
begin
  if exists (select from fresh group by entry_id having sum(amount) <> 0) then
    raise exception 'the lines of a ledger entry must add up to nothing' using errcode = '23514';
  end if;
  return null;
end $$;

create table ledger.posting (
  entry_id text not null references ledger.entry,
  line int not null,
  -- "gateway:juspay", "tax:igst", "wallet:acc…:purchased"
  account text not null check (account ~ '^(gateway|suspense|revenue|tax|wallet|hold|grants|owed):[a-z0-9:-]+$'),
  amount bigint not null check (amount <> 0),
  primary key (entry_id, line)
);
create index posting_account on ledger.posting (account, entry_id);
create trigger posting_adds_up after insert on ledger.posting
  referencing new table as fresh for each statement execute function ledger.check_entry();
create trigger posting_stays before update or delete or truncate on ledger.posting
  for each statement execute function ledger.refuse();
grant select, insert on ledger.posting to kandil_app;

-- A customer's balance must never fall below zero, so it is a row that can be locked and checked. Everything else is a sum of
-- postings: a running total of our own accounts would make all payments wait for one row.
create table ledger.balance (
  account text primary key,
  amount bigint not null check (amount >= 0),
  -- A merge of two households moves the balance. Later postings to the old account follow it.
  moved_to text check (moved_to <> account),
  check (moved_to is null or amount = 0)
);
grant select, insert, update on ledger.balance to kandil_app;
