-- The desk of a household: its learners, its enrolments, its questions and its requests, each list in its own order.
create index learner_created on accounts.learner (created_at desc nulls last, id desc) where erased_at is null;
create index enrolment_started on enrolments.enrolment (starts_at desc nulls last, id desc);
drop index enrolments.enrolment_account;
create index enrolment_account on enrolments.enrolment (account_id, starts_at desc nulls last, id desc);
create index ticket_of_account_opened on tickets.ticket (account_id, opened_at desc nulls last, id desc);
-- "I paid 28,999 last week": the amount finds the order.
create index order_amount on orders.order (amount, created_at desc nulls last, id desc);
