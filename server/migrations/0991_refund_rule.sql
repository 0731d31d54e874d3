-- The sum that the refund rule allowed when the refund was asked for. Null where no amount can be computed before staff look at the order.
alter table payments.refund_request add column allowed bigint check (allowed >= 0);
