-- The batch in which the learner is taught. It is part of the enrolment, so that one read answers who is in a batch and until when.
-- Null: no batch of the course is running.
alter table enrolments.enrolment add column own_batch_id text;
update enrolments.enrolment e set own_batch_id = coalesce(o.batch_id, e.batch_id)
  from onboarding.onboarding o where o.learner_id = e.learner_id and o.bundle_id = e.bundle_id;
update enrolments.enrolment set own_batch_id = batch_id where own_batch_id is null;
create index enrolment_own_batch on enrolments.enrolment (own_batch_id) where ended_at is null;
alter table onboarding.onboarding drop column batch_id;
