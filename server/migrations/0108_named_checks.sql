-- Each rule of a row has a name again: an error says which rule was broken.
alter table orders.order
  drop constraint order_is_sound,
  add constraint order_id_check check (length(id) <= 21),
  add constraint order_kind_check check (kind in ('COURSE', 'RECHARGE', 'INSTALMENT')),
  add constraint order_status_check check (
    status in ('OPEN', 'EXPIRED', 'REPLACED', 'PAID', 'PARTIALLY_PAID', 'REVIEW', 'REFUND_DUE', 'REFUNDED')),
  add constraint order_return_reason_check check (
    return_reason in ('ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY', 'REFUND', 'WALLET_SPENT', 'CREDIT_SPENT')),
  add constraint order_currency_check check (currency = 'INR'),
  add constraint order_price_check check (
    discount >= 0 and credit >= 0 and amount >= 0
    and original_price - discount - credit = amount and cut_price >= original_price),
  add constraint order_wallet_check check (
    from_granted >= 0 and from_purchased >= 0 and from_granted + from_purchased <= amount),
  add constraint order_tax_check check (taxable + cgst + sgst + igst = amount - from_granted),
  -- The value that an earlier plan had left.
  add constraint order_credit_check check (
    credit_days >= 0 and (credit_order_id is null) = (credit_days is null)
    and (credit = 0 or credit_order_id is not null)),
  -- A part of a price: the first has the schedule, the others name the first.
  add constraint order_part_check check (
    (kind = 'INSTALMENT') = (part_no is not null and part_count is not null)
    and (part_no = 1) = (schedule is not null) and (part_no > 1) = (first_order_id is not null)),
  -- Only what was paid goes back.
  add constraint order_refunded_check check (
    refunded_gateway between 0 and paid_amount and refunded_purchased between 0 and from_purchased
    and refunded_granted between 0 and from_granted);
drop function orders.is_sound(orders.order);

alter table orders.attempt
  drop constraint attempt_is_sound,
  add constraint attempt_status_check check (status in ('STARTED', 'NOT_STARTED', 'FAILED', 'ABANDONED', 'CHARGED'));
drop function orders.is_sound(orders.attempt);

alter table coupons.reservation
  drop constraint reservation_is_sound,
  add constraint reservation_status_check check (status in ('RESERVED', 'REDEEMED', 'RELEASED', 'EXPIRED')),
  add constraint reservation_ended_check check ((status = 'RESERVED') = (ended_at is null)),
  add constraint reservation_discount_check check (discount >= 0),
  add constraint reservation_slot_check check (slot > 0);
drop function coupons.is_sound(coupons.reservation);

alter table enrolments.enrolment
  drop constraint enrolment_is_sound,
  add constraint enrolment_state_check check (state in ('REGULAR', 'TRIAL', 'ALLOW', 'FREE_PASS')),
  add constraint enrolment_access_check check (access in ('FULL', 'LIMITED', 'REPLAY_ONLY')),
  add constraint enrolment_superseded_check check (superseded_by is null or ended_at is not null);
drop function enrolments.is_sound(enrolments.enrolment);

alter table ledger.posting
  drop constraint posting_is_sound,
  add constraint posting_amount_check check (amount <> 0),
  add constraint posting_account_check check (
    account ~ '^(gateway|suspense|revenue|tax|wallet|hold|grants|owed):[a-z0-9:-]+$');
drop function ledger.is_sound(ledger.posting);
