create schema coupons;
grant usage on schema coupons to kandil_app;
alter default privileges in schema coupons grant select, insert, update, delete on tables to kandil_app;

create table coupons.coupon (
  id text primary key,
  -- As staff wrote it, and as it is shown.
  code text not null,
  -- Codes are compared by couponKey in core. Two codes that differ in case only are the same.
  code_key text not null unique check (code_key <> ''),
  coupon_type text not null check (coupon_type in ('REGULAR', 'TRIAL', 'FREE_PASS', 'PAYMENT_WITHOUT_REGISTRATION')),
  redeem jsonb not null,
  -- An empty list limits nothing.
  course_types text[] not null default '{}',
  entity_types text[] not null default '{}',
  entity_ids text[] not null default '{}',
  plan_ids text[] not null default '{}',
  variant_names text[] not null default '{}',
  grades int[] not null default '{}',
  minimum_amount bigint not null default 0 check (minimum_amount >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (starts_at < ends_at),
  max_uses int check (max_uses > 0),
  max_uses_per_user int check (max_uses_per_user > 0),
  partner_hash text,
  categories text[] not null default '{}',
  title jsonb not null,
  is_active boolean not null default true,
  -- A pool is a coupon with many single-use codes (pool_id), and is then no code itself.
  is_pool boolean not null default false,
  pool_id text references coupons.coupon,
  -- When its code was revoked, before anyone used it.
  revoked_at timestamptz,
  check (coupon_type <> 'FREE_PASS' or (redeem ->> 'redeemType' = 'FLAT_PRICE' and redeem -> 'redeemValue' = '0')),
  check (not is_pool or pool_id is null),
  check (revoked_at is null or not is_active)
);
create index coupon_pool on coupons.coupon (pool_id) where pool_id is not null;
create trigger coupon_announce after insert or update or delete on coupons.coupon
  for each statement execute function platform.announce('coupons');
revoke delete on coupons.coupon from kandil_app;

-- The remaining uses of a limited coupon, in stripes: buyers who come at once take a use from different rows, so that a popular
-- coupon does not make them queue. The free uses and the live reservations add up to max_uses. An empty stripe has no row: a
-- buyer who waited for its last use then holds no lock, and makes nobody else wait.
create table coupons.use_stripe (
  coupon_id text not null references coupons.coupon,
  stripe int not null,
  free int not null check (free > 0),
  primary key (coupon_id, stripe)
) with (fillfactor = 50);

-- One use of a coupon by one order. It names the coupon without a foreign key, whose check would lock the one row that every
-- buyer with a popular coupon reads.
create table coupons.reservation (
  order_id text primary key,
  coupon_id text not null,
  account_id text not null,
  -- The stripe the use was taken from and is given back to. Null: the coupon is unlimited.
  stripe int,
  -- The number of the use among the account's, 1 to max_uses_per_user. Null: accounts are not limited.
  slot int check (slot > 0),
  -- Paise.
  discount bigint not null check (discount >= 0),
  status text not null check (status in ('RESERVED', 'REDEEMED', 'RELEASED', 'EXPIRED')),
  reserved_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was redeemed, released or found expired.
  ended_at timestamptz,
  constraint reservation_ended_check check ((status = 'RESERVED') = (ended_at is null))
);
create unique index reservation_slot on coupons.reservation (coupon_id, account_id, slot)
  where status in ('RESERVED', 'REDEEMED');
create index reservation_due on coupons.reservation (expires_at) where status = 'RESERVED';
create index reservation_coupon on coupons.reservation (coupon_id, status);
create index reservation_account on coupons.reservation (account_id);
revoke delete on coupons.reservation from kandil_app;

-- Offers of banks and wallets. They are shown next to the payment methods; the gateway grants them, not we.
create table coupons.payment_offer (
  id text primary key,
  categories text[] not null,
  title jsonb not null,
  text jsonb not null,
  payment_method text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (starts_at < ends_at),
  is_active boolean not null default true
);
create trigger payment_offer_announce after insert or update or delete on coupons.payment_offer
  for each statement execute function platform.announce('coupons');
