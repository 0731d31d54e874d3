-- A code of a pool that was given to a learner, for a quiz that was won: once for each subject.
create table coupons.given_code (
  id text primary key,
  -- A code is given once. Codes are never deleted.
  coupon_id text not null unique,
  -- The reason of the gift: "talk wbn…".
  subject text not null,
  -- Null: the learner was erased. The code stays given.
  learner_id text,
  given_at timestamptz not null,
  unique (subject, learner_id)
);
create index given_code_learner on coupons.given_code (learner_id);
