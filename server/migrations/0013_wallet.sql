create schema wallet;
grant usage on schema wallet to kandil_app;
alter default privileges in schema wallet grant select, insert, update on tables to kandil_app;

-- Wallet money that is kept for an order until it is settled. The ledger has the amount; this table has the order.
create table wallet.hold (
  id text primary key,
  order_id text not null,
  account_id text not null,
  -- The thing it pays for, as the family reads it.
  title text not null,
  granted bigint not null check (granted >= 0),
  purchased bigint not null check (purchased >= 0),
  -- HELD → POSTED: it has paid. HELD or POSTED → RELEASED: it is back in the wallet.
  state text not null check (state in ('HELD', 'POSTED', 'RELEASED')),
  held_at timestamptz not null,
  expires_at timestamptz not null,
  check (granted + purchased > 0)
);
-- An order holds once. Released money may be held again for a payment that came late.
create unique index hold_live on wallet.hold (order_id) where state <> 'RELEASED';
create index hold_due on wallet.hold (expires_at) where state = 'HELD';
create index hold_account on wallet.hold (account_id);

-- Money that staff add to a wallet or take from it: one member of staff requests it, another decides.
create table wallet.adjustment (
  id text primary key,
  account_id text not null,
  purse text not null check (purse in ('granted', 'purchased')),
  -- Positive is added to the wallet.
  amount bigint not null check (amount <> 0),
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create index adjustment_account on wallet.adjustment (account_id, id desc);

-- Money that a gateway has taken back from us after the family had spent it: the family owes it until it is recovered or waived.
-- The wallet itself never falls below zero.
create table wallet.debt (
  id text primary key,
  account_id text not null,
  -- The order whose payment went back.
  order_id text not null unique,
  cause text not null check (cause in ('RECHARGE_RETURNED', 'PLAN_RETURNED')),
  amount bigint not null check (amount > 0),
  -- The part that has been taken from the wallet since.
  recovered bigint not null default 0 check (recovered >= 0 and recovered <= amount),
  status text not null default 'OPEN' check (status in ('OPEN', 'RECOVERED', 'LET_GO')),
  since timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  note text,
  check ((status = 'OPEN') = (closed_at is null)),
  check (status <> 'RECOVERED' or recovered = amount)
);
create index debt_account on wallet.debt (account_id);
