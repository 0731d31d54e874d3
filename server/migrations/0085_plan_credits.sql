-- A plan that takes the place of another is paid with what is left of that one. The order keeps whose, how many days and how much.
alter table orders.order
  add column credit bigint not null default 0 check (credit >= 0),
  add column credit_days int check (credit_days >= 0),
  -- The order of the plan that ends.
  add column credit_order_id text references orders.order,
  drop constraint order_check1,
  add constraint order_price_check check (original_price - discount - credit = amount and cut_price >= original_price),
  add constraint order_credit_of_check check (
    (credit_order_id is null) = (credit_days is null) and (credit = 0 or credit_order_id is not null)
  );
create index order_credited on orders.order (credit_order_id) where credit_order_id is not null;

alter table orders.order drop constraint order_return_reason_check;
alter table orders.order add constraint order_return_reason_check
  check (return_reason in ('ALREADY_ENROLLED', 'TOO_LATE', 'GATEWAY', 'REFUND', 'WALLET_SPENT', 'CREDIT_SPENT'));

-- The order whose plan took this one's place: when its money goes back, this one runs again.
alter table enrolments.enrolment
  add column superseded_by text,
  add constraint enrolment_superseded_check check (superseded_by is null or ended_at is not null);
create index enrolment_superseded on enrolments.enrolment (superseded_by) where superseded_by is not null;
