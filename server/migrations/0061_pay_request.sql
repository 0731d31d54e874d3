-- A child asks a parent to pay: one purchase, behind a link that ends.
create table sales.pay_request (
  id text primary key,
  account_id text not null,
  learner_id text not null,
  -- What is to be bought, as the child asked for it.
  bundle_id text,
  plan_id text,
  coupon_code text,
  partner_hash text,
  lang text not null,
  -- The order that was made last: a link outlives orders.
  order_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index pay_request_account on sales.pay_request (account_id);
create index pay_request_over on sales.pay_request (expires_at);
grant delete on sales.pay_request to kandil_app;
