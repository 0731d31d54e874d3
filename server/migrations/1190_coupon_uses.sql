-- The orders with a coupon, added up by the day on which they were made: reports of coupons read no orders (decision 0049).
-- True: when the order was made, its household had not bought anything. Null: the order has no coupon.
alter table orders.order add column is_first_purchase boolean;

create function orders.mark_first_purchase() returns trigger language plpgsql as $$
begin
  new.is_first_purchase := not exists (
    select from orders.order
    where account_id = new.account_id and paid_at is not null and kind <> 'RECHARGE');
  return new;
end $$;
update orders.order as made
set is_first_purchase = not exists (
  select from orders.order as earlier
  where earlier.account_id = made.account_id and earlier.paid_at < made.created_at and earlier.kind <> 'RECHARGE')
where coupon_id is not null;
create trigger order_marked before insert on orders.order
  for each row when (new.coupon_id is not null) execute function orders.mark_first_purchase();

create table orders.day_coupon_use (
  -- A day in India.
  day date not null,
  -- A code of a pool counts as its pool. Empty: orders without a coupon, of which only paid ones are counted.
  coupon_id text not null,
  -- Empty where the order has none.
  bundle_id text not null,
  plan_id text not null,
  variant_name text not null,
  paid_by text not null,
  is_first boolean not null,
  status text not null,
  orders bigint not null,
  -- Paise. Taken off by the coupon and paid, by the bank and the wallet, with later instalments: of paid orders only.
  taken_off bigint not null,
  paid bigint not null,
  given_back bigint not null,
  primary key (coupon_id, day, bundle_id, plan_id, variant_name, paid_by, is_first, status)
);
create index day_coupon_use_day on orders.day_coupon_use (day);
grant select, insert, update on orders.day_coupon_use to kandil_app;

-- A change of an order takes away what it was and adds what it is.
create table orders.unsummed_coupon_use (
  id bigint generated always as identity primary key,
  like orders.day_coupon_use
);
grant select, insert, update, delete on orders.unsummed_coupon_use to kandil_app;

-- An order for a later part adds its money to the order for the first part, and is no use of its own.
create function orders.coupon_use_of(its orders.order, first orders.order, sign int)
returns setof orders.day_coupon_use language sql stable as $$
  select (first.created_at at time zone 'Asia/Kolkata')::date,
    coalesce((select coalesce(pool_id, id) from coupons.coupon where id = first.coupon_id), first.coupon_id),
    coalesce(first.bundle_id, ''), coalesce(first.plan_id, ''), coalesce(first.variant_name, ''),
    coalesce(first.paid_by, ''), first.is_first_purchase, its.status,
    case when its.first_order_id is null then sign else 0 end,
    case when its.first_order_id is not null or its.status <> 'PAID' then 0
      when its.schedule is null then its.discount - coalesce((its.emi ->> 'issuerDiscount')::bigint, 0)
      else (select sum((part ->> 'discountAmount')::bigint) from jsonb_array_elements(its.schedule) as part) end * sign,
    case when its.status = 'PAID' then its.amount else 0 end * sign,
    (its.refunded_gateway + its.refunded_purchased + its.refunded_granted) * sign
  where first.coupon_id is not null
  union all
  select (its.created_at at time zone 'Asia/Kolkata')::date, '', '', '', '', '', false, its.status, sign, 0, 0, 0
  where first.coupon_id is null and its.status = 'PAID' and its.first_order_id is null and its.kind <> 'RECHARGE'
$$;

create function orders.note_coupon_use() returns trigger language plpgsql as $$
declare
  first orders.order := new;
begin
  if new.first_order_id is not null then
    select * into first from orders.order where id = new.first_order_id;
  end if;
  if tg_op = 'UPDATE' then
    insert into orders.unsummed_coupon_use (day, coupon_id, bundle_id, plan_id, variant_name, paid_by, is_first, status,
      orders, taken_off, paid, given_back)
    select * from orders.coupon_use_of(old, case when old.first_order_id is null then old else first end, -1);
  end if;
  insert into orders.unsummed_coupon_use (day, coupon_id, bundle_id, plan_id, variant_name, paid_by, is_first, status,
    orders, taken_off, paid, given_back)
  select * from orders.coupon_use_of(new, first, 1);
  return null;
end $$;
create trigger order_coupon_used after insert on orders.order
  for each row when (new.coupon_id is not null or new.status = 'PAID') execute function orders.note_coupon_use();
-- Orders without a coupon change nothing until they are paid. A part may belong to an order with one.
create trigger order_coupon_used_again after update of status, paid_by, refunded_gateway, refunded_purchased, refunded_granted
  on orders.order
  for each row when (
    (new.coupon_id is not null or new.first_order_id is not null or 'PAID' in (old.status, new.status))
    and (old.status, old.paid_by, old.refunded_gateway, old.refunded_purchased, old.refunded_granted)
      is distinct from (new.status, new.paid_by, new.refunded_gateway, new.refunded_purchased, new.refunded_granted))
  execute function orders.note_coupon_use();

insert into orders.day_coupon_use
select use.day, use.coupon_id, use.bundle_id, use.plan_id, use.variant_name, use.paid_by, use.is_first, use.status,
  sum(use.orders), sum(use.taken_off), sum(use.paid), sum(use.given_back)
from orders.order as its
join orders.order as first on first.id = coalesce(its.first_order_id, its.id)
cross join lateral orders.coupon_use_of(its, first, 1) as use
group by 1, 2, 3, 4, 5, 6, 7, 8;
