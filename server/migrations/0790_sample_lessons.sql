-- Something of a class that everybody may see before they buy: a film, a page of notes and a few questions.
create table lessons.sample (
  id text primary key,
  title jsonb not null,
  subject text not null,
  teacher_name text not null,
  -- The classes whose courses show it, and their targets; none: all.
  first_grade int not null,
  last_grade int not null,
  targets text[] not null default '{}',
  -- The lowest that fits is shown.
  rank int not null,
  film_url text,
  film_seconds int check (film_seconds > 0),
  poster_url text,
  -- The address of a WebVTT file in each language.
  captions jsonb not null default '[]',
  notes_picture_id text,
  -- Questions of the bank. Their answers are shown too.
  question_ids text[] not null default '{}' check (cardinality(question_ids) <= 3),
  is_demo boolean not null default false,
  check (first_grade <= last_grade),
  check (num_nulls(film_url, film_seconds) in (0, 2))
);
create trigger sample_announced after insert or update or delete or truncate on lessons.sample
  for each statement execute function platform.announce('lessons');

-- Questions about courses as such are on the page of each course.
alter table content.faq drop constraint faq_page_check;
alter table content.faq add constraint faq_page_check
  check (page in ('home', 'plans', 'pay', 'course', 'supercoders', 'superreaders', 'superspeakers'));

-- Who speaks: in which class the learner is, and when the batch is taught.
alter table content.testimonial add column grade int;
alter table content.testimonial add column batch jsonb;
