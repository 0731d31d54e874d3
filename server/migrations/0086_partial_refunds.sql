-- What has been given back of each side an order was paid from. Never more than it brought.
alter table orders.order
  add column refunded_gateway bigint not null default 0 check (refunded_gateway >= 0),
  add column refunded_purchased bigint not null default 0 check (refunded_purchased >= 0),
  add column refunded_granted bigint not null default 0 check (refunded_granted >= 0),
  add constraint order_refunded_check check (
    refunded_gateway <= paid_amount and refunded_purchased <= from_purchased and refunded_granted <= from_granted
  );

-- An order may be given back in several parts.
alter table payments.refund drop constraint refund_order_id_key;
create index refund_order on payments.refund (order_id);

-- Whether the course ends with it, or runs on because only a part is given back.
alter table payments.refund_request add column ends_course boolean not null default true;
