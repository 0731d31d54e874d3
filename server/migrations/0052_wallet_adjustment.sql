-- Money that staff put into a wallet or take out of it: one member of staff asks for it, another decides.
create table wallet.adjustment (
  id text primary key,
  account_id text not null,
  purse text not null check (purse in ('granted', 'purchased')),
  -- Positive goes in.
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
