create schema talks;
grant usage on schema talks to kandil_app;
alter default privileges in schema talks grant select, insert, update, delete on tables to kandil_app;

-- A master talk is a webinar of this type: its hour, room, places and reminders are the webinar's.
alter table webinars.webinar drop constraint webinar_type_check;
alter table webinars.webinar add constraint webinar_type_check check (type in ('WEBINAR', 'MASTERCLASS', 'TALK'));

-- The speaker, the stage, the meter and the quiz of a talk. The rest is its webinar's.
create table talks.talk (
  id text primary key,
  webinar_id text not null unique,
  speaker_name text not null,
  -- "Scientist at a space agency".
  speaker_role jsonb not null,
  speaker_text jsonb not null,
  -- Null: the clock decides.
  phase_override text check (phase_override in ('before_talk', 'during_talk', 'after_talk')),
  has_meter boolean not null default false,
  -- The quiz of the talk, and the marks from which on it earns a coupon of the pool.
  quiz_paper_id text,
  quiz_marks int check (quiz_marks > 0),
  coupon_pool_id text,
  created_at timestamptz not null,
  is_demo boolean not null default false,
  check (quiz_paper_id is not null or (quiz_marks is null and coupon_pool_id is null))
);
create index talk_created on talks.talk (created_at desc nulls last, id desc);

create table talks.question (
  id text primary key,
  webinar_id text not null,
  learner_id text not null,
  text text not null check (length(text) <= 300),
  state text not null check (state in ('PENDING', 'APPROVED', 'ANSWERED', 'REJECTED')),
  votes int not null default 0,
  asked_at timestamptz not null,
  is_demo boolean not null default false
);
-- A learner has one open question in a talk.
create unique index question_open on talks.question (webinar_id, learner_id) where state in ('PENDING', 'APPROVED');
create index question_learner on talks.question (learner_id, webinar_id, asked_at desc, id desc);
create index question_shown on talks.question (webinar_id, votes desc, id) where state in ('APPROVED', 'ANSWERED');
create index question_asked on talks.question (asked_at desc nulls last, id desc);
create index question_webinar_asked on talks.question (webinar_id, asked_at desc nulls last, id desc);
create index question_state_asked on talks.question (state, asked_at desc nulls last, id desc);

create table talks.vote (
  question_id text not null references talks.question on delete cascade,
  learner_id text not null,
  primary key (question_id, learner_id)
);
create index vote_learner on talks.vote (learner_id);

-- Answers to the stress meter, counted by the hour. No row has anything to know a person by.
create table talks.stress (
  webinar_id text not null,
  hour timestamptz not null check (hour = date_trunc('hour', hour)),
  value int not null check (value between 1 and 5),
  answers int not null,
  primary key (webinar_id, hour, value)
);

create table talks.feedback (
  id text primary key,
  webinar_id text not null,
  learner_id text not null,
  rating int not null check (rating between 1 and 5),
  text text not null check (length(text) <= 500),
  given_at timestamptz not null,
  unique (webinar_id, learner_id)
);
create index feedback_learner on talks.feedback (learner_id);
create index feedback_given on talks.feedback (given_at desc nulls last, id desc);
create index feedback_webinar_given on talks.feedback (webinar_id, given_at desc nulls last, id desc);
create index feedback_rating_given on talks.feedback (rating, given_at desc nulls last, id desc);

-- How many questions wait, and what families said of a talk: the list of talks would count all rows otherwise.
create table talks.tally (
  webinar_id text primary key,
  waiting int not null default 0,
  ratings int not null default 0,
  rating_sum int not null default 0
);

-- The text for a learner who answers 5.
create table talks.helpline (
  id text primary key,
  text jsonb not null
);

create function talks.count_questions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'PENDING' then
    update talks.tally set waiting = waiting - 1 where webinar_id = old.webinar_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'PENDING' then
    insert into talks.tally as t (webinar_id, waiting) values (new.webinar_id, 1)
    on conflict (webinar_id) do update set waiting = t.waiting + 1;
  end if;
  return null;
end $$;
create trigger questions_counted after insert or delete or update of state on talks.question
  for each row execute function talks.count_questions();

create function talks.count_ratings() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update talks.tally set ratings = ratings - 1, rating_sum = rating_sum - old.rating where webinar_id = old.webinar_id;
  else
    insert into talks.tally as t (webinar_id, ratings, rating_sum) values (new.webinar_id, 1, new.rating)
    on conflict (webinar_id) do update set ratings = t.ratings + 1, rating_sum = t.rating_sum + new.rating;
  end if;
  return null;
end $$;
create trigger ratings_counted after insert or delete on talks.feedback
  for each row execute function talks.count_ratings();
