-- The name under which a learner lets the rank be shown. Null: it is shown to nobody.
alter table attempts.attempt add column pseudonym text;
-- Questions of a practice attempt whose answer the learner has seen: their answers stay.
alter table attempts.attempt add column checked text[] not null default '{}';
