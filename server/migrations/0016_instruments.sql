create schema instruments;
grant usage on schema instruments to kandil_app;
alter default privileges in schema instruments grant select, insert, update on tables to kandil_app;

-- The payment instruments of the gateway: methods ("UPI"), banks ("NB_HDFC") and wallets ("PHONEPE").
create table instruments.instrument (
  id text primary key,
  code text not null unique,
  name text not null,
  payment_method text not null check (
    payment_method in ('UPI', 'CARD', 'NETBANKING', 'WALLET', 'EMI', 'CONSUMER_FINANCE')),
  card_type text check (card_type in ('CREDIT', 'DEBIT')),
  service_provider text not null,
  -- [{allowedCouponType, maxDiscountAllowedPercent, maxDiscountAllowedAbsolute}], at most one for each kind of course.
  max_discount_course_allowed jsonb not null default '[]',
  position int not null,
  is_active boolean not null default true
);

-- Periods in which a bank does not work, or works badly.
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
