create schema instruments;
grant usage on schema instruments to kandil_app;
alter default privileges in schema instruments grant select, insert, update on tables to kandil_app;

-- What the gateway takes: whole ways to pay ("UPI"), banks ("NB_HDFC") and wallets ("PHONEPE").
create table instruments.instrument (
  id text primary key,
  code text not null unique,
  name text not null,
  payment_method text not null check (payment_method in ('UPI', 'CARD', 'NETBANKING', 'WALLET', 'EMI', 'CONSUMER_FINANCE')),
  card_type text check (card_type in ('CREDIT', 'DEBIT')),
  service_provider text not null,
  -- [{allowedCouponType, maxDiscountAllowedPercent, maxDiscountAllowedAbsolute}], one for a class of course at most.
  max_discount_course_allowed jsonb not null default '[]',
  position int not null,
  is_active boolean not null default true
);

-- Banks that do not work, or badly, from one moment to another.
create table instruments.downtime (
  id text primary key,
  code text not null,
  severity text not null check (severity in ('HIGH', 'MEDIUM', 'LOW')),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at)
);

create table instruments.emi_issuer (
  id text primary key,
  -- The gateway's: "HDFC".
  code text not null,
  name text not null,
  kind text not null check (kind in ('CREDIT', 'DEBIT', 'CARDLESS')),
  -- Paise; for one order.
  minimum bigint not null check (minimum >= 0),
  maximum bigint check (maximum > minimum),
  -- Paise, without GST.
  processing_fee bigint not null default 0 check (processing_fee >= 0),
  position int not null,
  is_active boolean not null default true,
  unique (code, kind)
);

create table instruments.emi_plan (
  id text primary key,
  issuer_id text not null references instruments.emi_issuer,
  months int not null check (months between 3 and 24),
  -- Percent a year.
  annual_rate float8 not null check (annual_rate between 0 and 36),
  -- We pay the interest.
  is_no_cost boolean not null,
  minimum bigint not null default 0 check (minimum >= 0),
  is_active boolean not null default true,
  unique (issuer_id, months, is_no_cost)
);

-- A partner whose buyers are shown one issuer only.
create table instruments.emi_partner (
  id text primary key,
  partner text not null unique,
  issuer text not null,
  name text not null default ''
);

do $$
declare each text;
begin
  foreach each in array array['instrument', 'downtime', 'emi_issuer', 'emi_plan', 'emi_partner'] loop
    execute format('create trigger %s_announce after insert or update or delete on instruments.%I
      for each statement execute function platform.announce(''instruments'')', each, each);
  end loop;
end $$;

-- Netbanking's five banks and the five wallets are the specification's (commerce, section 3), in its order.
insert into instruments.instrument (id, code, name, payment_method, service_provider, position) values
  ('ins00000000000000upi1', 'UPI', 'UPI', 'UPI', 'JUSPAY', 1),
  ('ins0000000000000card1', 'CARD', 'Card', 'CARD', 'JUSPAY', 2),
  ('ins00000000000000emi1', 'EMI', 'EMI', 'EMI', 'JUSPAY', 3),
  ('ins000000000cardless1', 'CONSUMER_FINANCE', 'Cardless EMI', 'CONSUMER_FINANCE', 'JUSPAY', 4),
  ('ins0000000000nbhdfc01', 'NB_HDFC', 'HDFC Bank', 'NETBANKING', 'JUSPAY', 11),
  ('ins00000000000nbsbi01', 'NB_SBI', 'State Bank of India', 'NETBANKING', 'JUSPAY', 12),
  ('ins0000000000nbaxis01', 'NB_AXIS', 'Axis Bank', 'NETBANKING', 'JUSPAY', 13),
  ('ins000000000nbicici01', 'NB_ICICI', 'ICICI Bank', 'NETBANKING', 'JUSPAY', 14),
  ('ins000000000nbkotak01', 'NB_KOTAK', 'Kotak Mahindra Bank', 'NETBANKING', 'JUSPAY', 15),
  ('ins00000000000nbpnb01', 'NB_PNB', 'Punjab National Bank', 'NETBANKING', 'JUSPAY', 21),
  ('ins00000000000nbbob01', 'NB_BOB', 'Bank of Baroda', 'NETBANKING', 'JUSPAY', 22),
  ('ins0000000000nbcanr01', 'NB_CANR', 'Canara Bank', 'NETBANKING', 'JUSPAY', 23),
  ('ins00000000000nbubi01', 'NB_UBI', 'Union Bank of India', 'NETBANKING', 'JUSPAY', 24),
  ('ins000000000nbindus01', 'NB_INDUS', 'IndusInd Bank', 'NETBANKING', 'JUSPAY', 25),
  ('ins0000000000nbidbi01', 'NB_IDBI', 'IDBI Bank', 'NETBANKING', 'JUSPAY', 26),
  ('ins00000000000nbfed01', 'NB_FED', 'Federal Bank', 'NETBANKING', 'JUSPAY', 27),
  ('ins0000000000phonepe1', 'PHONEPE', 'PhonePe', 'WALLET', 'JUSPAY', 31),
  ('ins000000000000paytm1', 'PAYTM', 'Paytm', 'WALLET', 'JUSPAY', 32),
  ('ins00000000amazonpay1', 'AMAZONPAY', 'Amazon Pay', 'WALLET', 'JUSPAY', 33),
  ('ins000000000mobikwik1', 'MOBIKWIK', 'MobiKwik', 'WALLET', 'JUSPAY', 34),
  ('ins00000000000paypal1', 'PAYPAL', 'PayPal', 'WALLET', 'JUSPAY', 35);

-- What an order was made for: the terms of an EMI, as they were shown. Null for every other way to pay.
alter table orders."order" add column emi jsonb;
-- With what an attempt was made: a bank, a wallet, a saved card, an issuer.
alter table orders.attempt add column instrument text;
