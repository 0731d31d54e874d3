-- Totals by day, so that no report adds up all that ever happened. Each row is noted as not yet summed in its own
-- transaction, and a job adds it to its day: a total row that every payment changed would make all payments wait for one another.
-- A total and the rows not yet summed are together always the full sum, also when a row is late or back-dated.

-- The line of the trial balance on which an account stands. Customers' accounts and held money have one line for each kind.
create function ledger.line_of(account text) returns text language sql immutable parallel safe return
  case
    when account ~ '^(wallet|hold|owed):' then split_part(account, ':', 1) || ':' || split_part(account, ':', 3)
    when account ~ '^suspense:[a-z]{3}[0-9a-z]{18}$' then 'suspense:orders'
    else account
  end;

create table ledger.day_total (
  -- A day in India.
  day date not null,
  line text not null,
  debit bigint not null,
  credit bigint not null,
  primary key (day, line)
);
grant select, insert, update on ledger.day_total to kandil_app;

create table ledger.unsummed (entry_id text primary key);
grant select, insert, update, delete on ledger.unsummed to kandil_app;

-- One statement writes all lines of an entry: it has the line 1, which only one statement can write. So an entry is summed once.
create or replace function ledger.check_entry() returns trigger language plpgsql as $$
begin
  if exists (select from fresh group by entry_id having sum(amount) <> 0) then
    raise exception 'the lines of a ledger entry must add up to nothing' using errcode = '23514';
  end if;
  if exists (select from fresh group by entry_id having min(line) <> 1) then
    raise exception 'the lines of a ledger entry are written together, from the line 1' using errcode = '23514';
  end if;
  insert into ledger.unsummed select distinct entry_id from fresh;
  return null;
end $$;

insert into ledger.day_total
select (at at time zone 'Asia/Kolkata')::date, ledger.line_of(account),
  coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)
from ledger.posting join ledger.entry on entry.id = entry_id group by 1, 2;

-- The payments of orders, by day.
create table orders.day_taking (
  day date primary key,
  orders bigint not null,
  amount bigint not null
);
grant select, insert, update on orders.day_taking to kandil_app;

-- A change of a payment takes away what it was and adds what it is.
create table orders.unsummed_taking (
  id bigint generated always as identity primary key,
  day date not null,
  orders int not null,
  amount bigint not null
);
grant select, insert, update, delete on orders.unsummed_taking to kandil_app;

create function orders.note_taking() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.paid_at is not null then
    insert into orders.unsummed_taking (day, orders, amount)
    values ((old.paid_at at time zone 'Asia/Kolkata')::date, -1, -old.paid_amount);
  end if;
  if new.paid_at is not null then
    insert into orders.unsummed_taking (day, orders, amount)
    values ((new.paid_at at time zone 'Asia/Kolkata')::date, 1, new.paid_amount);
  end if;
  return null;
end $$;
create trigger order_taken after insert on orders.order
  for each row when (new.paid_at is not null) execute function orders.note_taking();
create trigger order_taken_again after update of paid_at, paid_amount on orders.order
  for each row when (new.paid_at is distinct from old.paid_at or new.paid_amount <> old.paid_amount)
  execute function orders.note_taking();

insert into orders.day_taking
select (paid_at at time zone 'Asia/Kolkata')::date, count(*), sum(paid_amount)
from orders.order where paid_at is not null group by 1;
