-- A course that a full-course plan sells costs what that plan costs, and has cost what that has cost: decision 1210.
create temporary table pricing on commit drop as
select distinct on (p.bundle_id) p.id, p.bundle_id, p.price, p.cut_price
from plans.plan p join plans.program g on g.id = p.program_id
where p.valid_months = 0 and p.status = 'ACTIVE' and g.status = 'ACTIVE'
order by p.bundle_id, g.is_hidden, g.rank, g.id, p.price, p.id;

update catalogue.bundle set price = pricing.price, cut_price = pricing.cut_price
from pricing
where bundle.id = pricing.bundle_id and (bundle.price, bundle.cut_price) <> (pricing.price, pricing.cut_price);

delete from catalogue.bundle_price where bundle_id in (select bundle_id from pricing);
insert into catalogue.bundle_price (bundle_id, price, from_at, until_at)
select bundle_id, plan_price.price, from_at, until_at from plans.plan_price join pricing on plan_price.plan_id = pricing.id;

update platform.draft
set fields = fields || jsonb_build_object('price', pricing.price, 'cutPrice', pricing.cut_price)
from pricing
where draft.resource = 'courses' and draft.id = pricing.bundle_id;
