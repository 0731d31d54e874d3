\set account random(1, 20000)
\set product random(1, 50)
\set coupon random(1, 50)
begin;
select price from product where id = :product \gset
insert into purchase (account_id, product_id, coupon_id, amount, status)
  values (:account, :product, :coupon, :price - :price / 10, 'PAID') returning id \gset
insert into posting (purchase_id, line, account, amount)
  values (:id, 1, 'gateway', :price - :price / 10), (:id, 2, 'revenue', :price / 10 - :price);
insert into enrolment (account_id, product_id, purchase_id) values (:account, :product, :id);
insert into outbox (topic, payload) values ('purchase.paid', jsonb_build_object('purchaseId', :id::bigint));
update coupon set uses = uses + 1 where id = :coupon and uses < cap;
commit;
