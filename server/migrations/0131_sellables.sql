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
create or replace function orders.is_sound(o orders.order) returns boolean language plpgsql immutable as $$
begin
  return length(o.id) <= 21
    and o.kind ~ '^[A-Z_]{1,20}$'
    and o.status in ('OPEN', 'EXPIRED', 'REPLACED', 'PAID', 'PARTIALLY_PAID', 'REVIEW', 'REFUND_DUE', 'REFUNDED')
    and o.return_reason in ('ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY', 'REFUND', 'WALLET_SPENT', 'CREDIT_SPENT', 'SOLD_OUT')
    and o.currency = 'INR'
    -- The price: what is taken off, and what is paid by what.
    and o.discount >= 0 and o.credit >= 0 and o.amount >= 0
    and o.original_price - o.discount - o.credit = o.amount and o.cut_price >= o.original_price
    and o.from_granted >= 0 and o.from_purchased >= 0 and o.from_granted + o.from_purchased <= o.amount
    and o.taxable + o.cgst + o.sgst + o.igst = o.amount - o.from_granted
    -- The unused value of an earlier plan.
    and o.credit_days >= 0 and (o.credit_order_id is null) = (o.credit_days is null)
    and (o.credit = 0 or o.credit_order_id is not null)
    -- A part of a price: the first has the schedule, the others name the first.
    and (o.kind = 'INSTALMENT') = (o.part_no is not null and o.part_count is not null)
    and (o.part_no = 1) = (o.schedule is not null) and (o.part_no > 1) = (o.first_order_id is not null)
    -- Nothing goes back that did not come.
    and o.refunded_gateway >= 0 and o.refunded_purchased >= 0 and o.refunded_granted >= 0
    and o.refunded_gateway <= o.paid_amount and o.refunded_purchased <= o.from_purchased
    and o.refunded_granted <= o.from_granted;
end $$;

-- Null: this batch is not sold by itself.
alter table catalogue.batch add column price bigint check (price >= 0);

-- The one batch that was bought; null for the whole course.
alter table enrolments.enrolment add column batch_id text;
