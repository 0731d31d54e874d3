-- Who is taught in a batch now. A lock of its seats asks for them, and needs no column but these.
create index enrolment_taught_in on enrolments.enrolment (own_batch_id, valid_till) include (learner_id) where ended_at is null;
drop index enrolments.enrolment_own_batch;
