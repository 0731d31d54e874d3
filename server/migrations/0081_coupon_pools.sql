-- Codes that are used once each, and are otherwise as the coupon they were made for. That coupon is then no code itself.
alter table coupons.coupon
  add column is_pool boolean not null default false,
  add column pool_id text references coupons.coupon,
  -- Its code was taken back before anybody used it.
  add column revoked_at timestamptz,
  add check (not is_pool or pool_id is null),
  add check (revoked_at is null or not is_active);
create index coupon_pool on coupons.coupon (pool_id) where pool_id is not null;
