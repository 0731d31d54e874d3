-- Staff find orders by the course that was bought.
create index order_bundle on orders.order (bundle_id, created_at desc nulls last, id desc) where bundle_id is not null;
