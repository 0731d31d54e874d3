-- The instrument that a bank's or wallet's offer is for, and the largest discount that it allows. Null or none: the offer says
-- no more than its method.
alter table coupons.payment_offer
  add column name text check (name <> ''),
  add column card_type text check (card_type in ('CREDIT', 'DEBIT')),
  add column service_provider text,
  add column max_discount_course_allowed jsonb not null default '[]';
