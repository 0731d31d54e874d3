-- The number of an order that a family reads out on the phone: KD-26-00417. The year is that of the order in India.
alter table orders.order add column number text unique;

create sequence orders.order_number as bigint;
grant usage on sequence orders.order_number to kandil_app;

update orders.order as numbered
set number = 'KD-' || to_char(created_at at time zone 'Asia/Kolkata', 'YY') || '-' || lpad(place::text, 5, '0')
from (select id, row_number() over (order by created_at, id) as place from orders.order) as places
where places.id = numbered.id;

select setval('orders.order_number', greatest(count(*), 1), count(*) > 0) from orders.order;

-- The trigger below writes it; with a default it need not be named.
alter table orders.order alter column number set not null, alter column number set default '';

create function orders.number_order() returns trigger language plpgsql as $$
begin
  new.number = 'KD-' || to_char(new.created_at at time zone 'Asia/Kolkata', 'YY') || '-'
    || lpad(nextval('orders.order_number')::text, 5, '0');
  return new;
end $$;
create trigger order_numbered before insert on orders.order for each row execute function orders.number_order();
