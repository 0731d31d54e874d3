-- Money that a gateway has taken back from us after the family had spent it: what the family owes us, until it is made good or
-- let go. The wallet itself never falls below nothing.
create table wallet.debt (
  id text primary key,
  account_id text not null,
  -- Whose payment went back.
  order_id text not null unique,
  cause text not null check (cause in ('RECHARGE_RETURNED', 'PLAN_RETURNED')),
  amount bigint not null check (amount > 0),
  -- What of it has been taken from the wallet since.
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

alter table ledger.posting drop constraint posting_account_check;
alter table ledger.posting add constraint posting_account_check
  check (account ~ '^(gateway|suspense|revenue|tax|wallet|hold|grants|owed):[a-z0-9:-]+$');
