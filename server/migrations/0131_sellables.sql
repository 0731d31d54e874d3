-- An order can contain what any module sells.
alter table orders.order
  -- The course that it opens; null for what opens none.
  add column bundle_id text,
  -- In words for staff: "One live batch".
  add column sold_as text not null default 'Course';
update orders.order set
  bundle_id = case when entity_type <> 'WALLET' then entity_id end,
  sold_as = case
    when first_order_id is not null then 'Instalment'
    when entity_type = 'WALLET' then 'Wallet recharge'
    when entity_type = 'BUNDLE_TRIAL' then 'Trial of a course'
    when entity_type = 'BATCH_BUNDLE' then 'Batches of an AI-led course'
    else 'Course'
  end;
alter table orders.order alter column sold_as drop default;

-- The modules that sell know the kinds. SOLD_OUT: nothing was left when the payment came.
alter table orders.order
  drop constraint order_kind_check,
  drop constraint order_return_reason_check,
  add constraint order_kind_check check (kind ~ '^[A-Z_]{1,20}$'),
  add constraint order_return_reason_check check (return_reason in (
    'ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY', 'REFUND', 'WALLET_SPENT', 'CREDIT_SPENT', 'SOLD_OUT'));

-- Null: this batch is not sold by itself.
alter table catalogue.batch add column price bigint check (price >= 0);

-- The one batch that was bought; null for the whole course.
alter table enrolments.enrolment add column batch_id text;
