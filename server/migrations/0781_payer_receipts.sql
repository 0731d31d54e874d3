-- The number that the payer of a link asked for the receipt on. Each link sends it once.
alter table sales.pay_request add column receipt_phone text;
