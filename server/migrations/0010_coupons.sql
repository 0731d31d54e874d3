create schema coupons;
grant usage on schema coupons to kandil_app;
alter default privileges in schema coupons grant select, insert, update, delete on tables to kandil_app;

create table coupons.coupon (
  id text primary key,
  -- As staff wrote it, and as it is shown.
  code text not null,
  -- What codes are compared by: couponKey in core. Two codes that differ in case only are one.
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
  check (coupon_type <> 'FREE_PASS' or (redeem ->> 'redeemType' = 'FLAT_PRICE' and redeem -> 'redeemValue' = '0'))
);
-- Reservations name a coupon without a foreign key: its check would lock the one row that everybody with a hot coupon reads.
revoke delete on coupons.coupon from kandil_app;

create trigger coupon_announce after insert or update or delete on coupons.coupon
  for each statement execute function platform.announce('coupons');

-- The uses that are left of a limited coupon, in stripes: buyers who come at once take theirs from different rows, so one
-- popular coupon does not make them queue. free, and the live reservations, add up to max_uses. An empty stripe has no row:
-- whoever waited for its last use is then left without a lock, and so cannot make another one wait in turn.
create table coupons.use_stripe (
  coupon_id text not null references coupons.coupon,
  stripe int not null,
  free int not null check (free > 0),
  primary key (coupon_id, stripe)
) with (fillfactor = 50);

-- One use of a coupon by one order.
create table coupons.reservation (
  order_id text primary key,
  coupon_id text not null,
  account_id text not null,
  -- Where the use was taken from and is given back to; none of an unlimited coupon.
  stripe int,
  -- Which of the account's uses it is, 1 to max_uses_per_user; none where accounts are not limited.
  slot int check (slot > 0),
  -- Paise.
  discount bigint not null check (discount >= 0),
  status text not null check (status in ('RESERVED', 'REDEEMED', 'RELEASED', 'EXPIRED')),
  reserved_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was redeemed, released or found expired.
  ended_at timestamptz,
  check ((status = 'RESERVED') = (ended_at is null))
);
revoke delete on coupons.reservation from kandil_app;
create unique index reservation_slot on coupons.reservation (coupon_id, account_id, slot)
  where status in ('RESERVED', 'REDEEMED');
create index reservation_due on coupons.reservation (expires_at) where status = 'RESERVED';

-- What banks and wallets offer. Shown beside the ways to pay; the gateway grants it, not we.
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
