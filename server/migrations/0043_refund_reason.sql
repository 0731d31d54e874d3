-- An order whose money staff have given back says so.
alter table orders.order drop constraint order_return_reason_check;
alter table orders.order add constraint order_return_reason_check
  check (return_reason in ('ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY', 'REFUND'));
