-- The starts of one coupon are listed on its page.
create index start_of_coupon on coupons.start (coupon_id, asked_at desc nulls last, id desc);
