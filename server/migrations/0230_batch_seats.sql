-- How many learners a batch has room for. Null: it is never full.
alter table catalogue.batch add column seats int check (seats > 0);

-- A learner's seat in a batch that has so many and no more. Batches without a limit have none.
create table enrolments.batch_seat (
  batch_id text not null,
  no int not null check (no > 0),
  learner_id text not null,
  -- Held for this order until then. Null: an enrolment has taken it.
  order_id text,
  held_until timestamptz,
  primary key (batch_id, no),
  unique (batch_id, learner_id),
  check ((order_id is null) = (held_until is null))
);
create index batch_seat_learner on enrolments.batch_seat (learner_id);
create index batch_seat_held on enrolments.batch_seat (held_until) where held_until is not null;
create index batch_seat_order on enrolments.batch_seat (order_id) where order_id is not null;

-- The batch that was chosen, where it was full when the payment came.
alter table enrolments.enrolment add column wanted_batch_id text;

-- The batch that the buyer chose. Null: none was chosen.
alter table orders.order add column batch_id text;
