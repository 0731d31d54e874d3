-- A pool whose codes are won: each is valid for the household that it was given to, and for nobody before that.
alter table coupons.coupon add is_granted boolean not null default false;

update coupons.coupon as coupon
set is_granted = true
from talks.talk
where talk.coupon_pool_id in (coupon.id, coupon.pool_id);
