-- The buyer wants the bank to pay the later instalments. A wish: the bank is asked on the page of auto-debit.
alter table orders."order" add column is_auto_payment_enabled boolean not null default false;
