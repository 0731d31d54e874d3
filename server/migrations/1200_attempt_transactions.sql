-- The gateway's ids of the transactions that an order had when an attempt began. The attempt is a later one, so the
-- gateway's word on them does not close it.
alter table orders.attempt add earlier_transactions text[] not null default '{}';

update orders.attempt as later
set earlier_transactions = known.ids
from (
  select each.order_id, each.no, array_agg(earlier.transaction_id) as ids
  from orders.attempt as each
  join orders.attempt as earlier on earlier.order_id = each.order_id and earlier.no < each.no
  where earlier.transaction_id is not null
  group by each.order_id, each.no
) as known
where known.order_id = later.order_id and known.no = later.no;
