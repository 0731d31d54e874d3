-- Staff find orders by the way they were paid.
create index attempt_charged_by_method on orders.attempt (method, order_id) where status = 'CHARGED';
