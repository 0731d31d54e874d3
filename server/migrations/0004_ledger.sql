create schema ledger;
grant usage on schema ledger to kandil_app;

-- Double entry. A debit is positive, a credit negative, in paise; the lines of an entry add up to nothing.
create table ledger.entry (
  id text primary key,
  kind text not null,
  -- What it is about: an order, a refund. One entry of a kind for each.
  reference text not null,
  at timestamptz not null,
  unique (kind, reference)
);

create table ledger.posting (
  entry_id text not null references ledger.entry,
  line int not null,
  -- "gateway:juspay", "tax:igst", "wallet:acc…:purchased"
  account text not null check (account ~ '^(gateway|suspense|revenue|tax|wallet|hold|grants):[a-z0-9:-]+$'),
  amount bigint not null check (amount <> 0),
  primary key (entry_id, line)
);
create index posting_account on ledger.posting (account, entry_id);

-- What a customer holds with us must never fall below nothing, so it is kept as a row that can be locked and checked.
-- Everything else is a sum of postings: a running total of our own accounts would make all payments wait for one row.
create table ledger.balance (
  account text primary key,
  amount bigint not null check (amount >= 0)
);

-- An entry is written by one statement, and is whole when that statement ends.
create function ledger.check_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger.posting where entry_id in (select entry_id from fresh) group by entry_id having sum(amount) <> 0
  ) then
    raise exception 'the lines of a ledger entry must add up to nothing' using errcode = '23514';
  end if;
  return null;
end $$;
create trigger posting_adds_up after insert on ledger.posting
  referencing new table as fresh for each statement execute function ledger.check_entry();

-- What is written stays, whoever asks.
create function ledger.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is corrected by a new entry, never changed' using errcode = '42501';
end $$;
create trigger entry_stays before update or delete or truncate on ledger.entry for each statement execute function ledger.refuse();
create trigger posting_stays before update or delete or truncate on ledger.posting for each statement execute function ledger.refuse();

grant select, insert on ledger.entry, ledger.posting to kandil_app;
grant select, insert, update on ledger.balance to kandil_app;
