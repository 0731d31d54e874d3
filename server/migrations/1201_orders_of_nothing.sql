-- Every paid order has its entry in the ledger, also one that costs nothing: its entry has no lines.
insert into ledger.entry (id, kind, reference, at)
select 'ent' || left(md5(id), 18), 'PAYMENT', id, paid_at
from orders.order
where paid_at is not null and amount = 0 and credit = 0
on conflict (kind, reference) do nothing;
