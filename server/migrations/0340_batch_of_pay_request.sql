-- The payer of a link buys the batch that the child chose, also when its first order has ended.
alter table sales.pay_request add column batch_id text;
