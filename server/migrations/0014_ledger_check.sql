-- What one statement adds to an entry adds up to nothing, so every entry does. The lines that were there need not be read
-- again: that would cost more with every sale.
create or replace function ledger.check_entry() returns trigger language plpgsql as $$
begin
  if exists (select from fresh group by entry_id having sum(amount) <> 0) then
    raise exception 'the lines of a ledger entry must add up to nothing' using errcode = '23514';
  end if;
  return null;
end $$;
