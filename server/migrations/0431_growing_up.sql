-- Learners who came as children, until they are notified that they are adults. Those who came as adults never are.
drop index accounts.learner_birth_year;
create index learner_growing_up on accounts.learner (birth_year)
  where told_grown_up_at is null and erased_at is null
    and extract(year from created_at at time zone 'Asia/Kolkata') < birth_year + 19;
