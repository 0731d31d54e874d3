create schema wallet;
grant usage on schema wallet to kandil_app;
alter default privileges in schema wallet grant select, insert, update on tables to kandil_app;

-- Money of the wallet that is kept back for an order until the order is settled. The books say how much; this says for what.
create table wallet.hold (
  id text primary key,
  order_id text not null,
  account_id text not null,
  -- What it pays for, as the family reads it.
  title text not null,
  granted bigint not null check (granted >= 0),
  purchased bigint not null check (purchased >= 0),
  -- HELD → POSTED: it has paid. HELD or POSTED → RELEASED: it is in the wallet again.
  state text not null check (state in ('HELD', 'POSTED', 'RELEASED')),
  held_at timestamptz not null,
  expires_at timestamptz not null,
  check (granted + purchased > 0)
);
-- An order holds once; what was given back may be held again for a payment that came late.
create unique index hold_live on wallet.hold (order_id) where state <> 'RELEASED';
create index hold_due on wallet.hold (expires_at) where state = 'HELD';

-- What an order is for, and what of it the wallet pays. What we granted is a discount, never money: no tax lies on it.
alter table orders.order
  add column kind text not null default 'COURSE' check (kind in ('COURSE', 'RECHARGE')),
  add column from_granted bigint not null default 0 check (from_granted >= 0),
  add column from_purchased bigint not null default 0 check (from_purchased >= 0),
  drop constraint order_check,
  add constraint order_tax_check check (taxable + cgst + sgst + igst = amount - from_granted),
  add constraint order_wallet_check check (from_granted + from_purchased <= amount);

alter table orders.order drop constraint order_return_reason_check;
alter table orders.order add constraint order_return_reason_check
  check (return_reason in ('ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY', 'REFUND', 'WALLET_SPENT'));

insert into messages.template (key, channel, lang, provider_template, subject, body) values
  ('recharged', 'SMS', 'en', '1107170000000000041', null, 'Paid {amount} to Kandil. It is in your Kandil wallet. Receipt: {link}'),
  ('recharged', 'SMS', 'hi', '1107170000000000042', null, 'Kandil को {amount} मिले। वे आपके Kandil वॉलेट में हैं। रसीद: {link}');
