-- PostgreSQL reads the text of every CHECK afresh for each statement that writes to its table: the twenty of an order cost
-- more than writing it. One function for a table says the same, and a connection compiles it once.

create function orders.is_sound(o orders.order) returns boolean language plpgsql immutable as $$
begin
  return length(o.id) <= 21
    and o.kind in ('COURSE', 'RECHARGE', 'INSTALMENT')
    and o.status in ('OPEN', 'EXPIRED', 'REPLACED', 'PAID', 'PARTIALLY_PAID', 'REVIEW', 'REFUND_DUE', 'REFUNDED')
    and o.return_reason in ('ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY', 'REFUND', 'WALLET_SPENT', 'CREDIT_SPENT')
    and o.currency = 'INR'
    -- The price: what is taken off, and what is paid by what.
    and o.discount >= 0 and o.credit >= 0 and o.amount >= 0
    and o.original_price - o.discount - o.credit = o.amount and o.cut_price >= o.original_price
    and o.from_granted >= 0 and o.from_purchased >= 0 and o.from_granted + o.from_purchased <= o.amount
    and o.taxable + o.cgst + o.sgst + o.igst = o.amount - o.from_granted
    -- What an earlier plan had left.
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

create function orders.is_sound(a orders.attempt) returns boolean language plpgsql immutable as $$
begin
  return a.status in ('STARTED', 'FAILED', 'ABANDONED', 'CHARGED');
end $$;

create function coupons.is_sound(r coupons.reservation) returns boolean language plpgsql immutable as $$
begin
  return r.status in ('RESERVED', 'REDEEMED', 'RELEASED', 'EXPIRED') and (r.status = 'RESERVED') = (r.ended_at is null)
    and r.discount >= 0 and r.slot > 0;
end $$;

create function enrolments.is_sound(e enrolments.enrolment) returns boolean language plpgsql immutable as $$
begin
  return e.state in ('REGULAR', 'TRIAL', 'ALLOW', 'FREE_PASS') and e.access in ('FULL', 'LIMITED', 'REPLAY_ONLY')
    and (e.superseded_by is null or e.ended_at is not null);
end $$;

create function ledger.is_sound(p ledger.posting) returns boolean language plpgsql immutable as $$
begin
  return p.amount <> 0 and p.account ~ '^(gateway|suspense|revenue|tax|wallet|hold|grants|owed):[a-z0-9:-]+$';
end $$;

do $$
declare
  old record;
begin
  for old in
    select conrelid::regclass as place, conname from pg_constraint
    where contype = 'c' and conrelid in ('orders.order'::regclass, 'orders.attempt'::regclass,
      'coupons.reservation'::regclass, 'enrolments.enrolment'::regclass, 'ledger.posting'::regclass)
  loop
    execute format('alter table %s drop constraint %I', old.place, old.conname);
  end loop;
end $$;

alter table orders.order add constraint order_is_sound check (orders.is_sound("order"));
alter table orders.attempt add constraint attempt_is_sound check (orders.is_sound(attempt));
alter table coupons.reservation add constraint reservation_is_sound check (coupons.is_sound(reservation));
alter table enrolments.enrolment add constraint enrolment_is_sound check (enrolments.is_sound(enrolment));
alter table ledger.posting add constraint posting_is_sound check (ledger.is_sound(posting));
