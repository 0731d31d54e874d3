-- How an order was paid: staff look for orders by it. Null while it is unpaid, and where nothing was to be paid.
alter table orders.order add column paid_by text check (paid_by ~ '^[A-Z_]{1,20}$');

-- An order has one charged attempt at most, and it is its newest.
update orders.order as paid
set paid_by = attempt.method
from orders.attempt
where attempt.order_id = paid.id and attempt.status = 'CHARGED';

update orders.order
set paid_by = 'OWN_WALLET'
where paid_by is null and paid_at is not null and from_granted + from_purchased > 0;

create index order_paid_by on orders.order (paid_by, created_at desc nulls last, id desc) where paid_by is not null;
