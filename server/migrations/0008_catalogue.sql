create schema catalogue;
grant usage on schema catalogue to kandil_app;
alter default privileges in schema catalogue grant select, insert, update, delete on tables to kandil_app;

-- Names, titles and other texts are {"en": …, "hi": …}, English always there.

-- Education boards. The "board" of a report is a subject: decision L-38.
create table catalogue.board (
  key text primary key,
  name jsonb not null,
  rank int not null
);

create table catalogue.target (
  key text primary key,
  name jsonb not null,
  -- Null: the group is the learner's board.
  target_group text,
  -- A LEGACY target is no longer offered; its pages lead to the successor: decision L-15.
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'LEGACY')),
  successor text references catalogue.target,
  rank int not null,
  check (successor is null or status = 'LEGACY')
);

create table catalogue.grade (
  key text primary key,
  grade int not null check (grade between -2 and 13 and grade <> 0),
  stream text check (stream in ('SCIENCE', 'COMMERCE', 'HUMANITIES')),
  name jsonb not null,
  is_in_picker boolean not null default true,
  unique nulls not distinct (grade, stream)
);

create table catalogue.subject (
  key text primary key,
  name jsonb not null,
  state text not null default 'VISIBLE' check (state in ('VISIBLE', 'HIDDEN')),
  rank int not null
);

create table catalogue.teacher (
  id text primary key,
  name text not null,
  -- The main one first.
  subjects text[] not null check (cardinality(subjects) > 0),
  qualification text not null,
  experience_years int not null check (experience_years >= 0),
  languages text[] not null,
  about jsonb not null,
  is_demo boolean not null default false,
  picture_id text
);

-- Found by the beginnings of the words of its name. Words are cut at white space and punctuation only, so that the vowel signs
-- of Indic scripts stay in their words; search-schools.ts cuts the search text in the same way.
create table catalogue.school (
  id text primary key,
  name text not null,
  city text not null,
  state_code text not null,
  pin_code text not null,
  board text not null references catalogue.board,
  words tsvector not null generated always as (
    array_to_tsvector(array_remove(regexp_split_to_array(lower(normalize(name, NFKC)), '[\s.,;:()&/''’"-]+'), ''))
  ) stored,
  is_demo boolean not null default false
);
create index school_words on catalogue.school using gin (words) with (fastupdate = off);
create index school_name on catalogue.school (name, id);

create table catalogue.curriculum (
  id text primary key,
  is_demo boolean not null default false,
  -- Staff find a curriculum by it.
  name text not null default ''
);

create table catalogue.chapter (
  curriculum_id text not null references catalogue.curriculum,
  subject text not null references catalogue.subject,
  position int not null,
  chapter text not null,
  -- 1 is the course's first month.
  month int not null check (month > 0),
  classes int not null check (classes >= 0),
  tests int not null check (tests >= 0),
  primary key (curriculum_id, subject, position)
);

-- A course that is sold.
create table catalogue.bundle (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title jsonb not null,
  outcome jsonb not null,
  grade int not null check (grade between -2 and 13 and grade <> 0),
  stream text check (stream in ('SCIENCE', 'COMMERCE', 'HUMANITIES')),
  -- All boards that it serves, its own first.
  boards text[] not null check (cardinality(boards) > 0),
  target text not null references catalogue.target,
  language text not null,
  -- As it is stored, PLUS and never PRO in the tatva line: decision P-15.
  variant_name text check (variant_name in ('LITE', 'CLASSIC', 'PLUS', 'PRO', 'PREMIUM')),
  course_kind text not null check (course_kind in ('FULL', 'CRASH', 'REVISION', 'SPECIAL')),
  is_early_learning boolean not null,
  price bigint not null check (price >= 0),
  cut_price bigint not null check (cut_price >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  last_purchase_at timestamptz,
  -- Variants of the same lessons: a learner needs only one.
  asl_group text,
  curriculum_id text references catalogue.curriculum,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  -- An unlisted course is sold by its link.
  is_listed boolean not null default true,
  is_demo boolean not null default false,
  picture_id text,
  check (ends_at > starts_at)
);
create index bundle_offer on catalogue.bundle (grade, target) where status = 'ACTIVE' and is_listed;
create index bundle_curriculum on catalogue.bundle (curriculum_id);

-- Every price a course was sold at, with its period: a struck price must be among them. Decision P-10.
create table catalogue.bundle_price (
  bundle_id text not null references catalogue.bundle,
  price bigint not null,
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (bundle_id, from_at),
  check (until_at > from_at)
);
create unique index bundle_price_now on catalogue.bundle_price (bundle_id) where until_at is null;

create table catalogue.trial (
  id text primary key,
  bundle_id text not null references catalogue.bundle,
  trial_amount bigint not null check (trial_amount >= 0),
  trial_allowed_days int not null check (trial_allowed_days > 0),
  cut_price bigint not null check (cut_price >= 0)
);
create index trial_bundle on catalogue.trial (bundle_id);

-- The teachers of a course by subject, in order.
create table catalogue.bundle_teacher (
  bundle_id text not null references catalogue.bundle,
  subject text not null references catalogue.subject,
  teacher_id text not null references catalogue.teacher,
  position int not null,
  primary key (bundle_id, subject, teacher_id)
);

create table catalogue.batch (
  id text primary key,
  bundle_id text not null references catalogue.bundle,
  label text not null check (label in ('main', 'lite', 'classic') or label ~ '^([1-9]|1[0-9]|2[0-5])$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  language text not null,
  -- Null: this batch is not sold by itself.
  price bigint check (price >= 0),
  unique (bundle_id, label)
);

-- A weekly class. Times are those of India.
create table catalogue.class_slot (
  batch_id text not null references catalogue.batch,
  -- 0 is Sunday.
  weekday int not null check (weekday between 0 and 6),
  start_minutes int not null check (start_minutes between 0 and 1439),
  length_minutes int not null check (length_minutes > 0),
  subject text not null references catalogue.subject,
  teacher_id text not null references catalogue.teacher,
  -- Open to everyone.
  is_free boolean not null default false,
  primary key (batch_id, weekday, start_minutes)
);
create index class_slot_free on catalogue.class_slot (batch_id) where is_free;

create table catalogue.content (
  id text primary key,
  bundle_id text not null references catalogue.bundle,
  type text not null check (type in ('CLASS', 'VIDEO', 'TEST', 'NOTES')),
  title text not null,
  subject text not null references catalogue.subject,
  is_free boolean not null default false,
  position int not null
);
create index content_bundle on catalogue.content (bundle_id, position);

create table catalogue.menu_entry (
  key text primary key,
  parent_key text references catalogue.menu_entry,
  heading jsonb not null,
  sub_heading jsonb,
  icon_url text check (icon_url ~ '^(/([^/]|$)|https://)'),
  redirection_url text check (redirection_url ~ '^(/([^/]|$)|https://)'),
  rank int not null,
  grid int not null default 1 check (grid between 1 and 4),
  description jsonb,
  entity_state text not null default 'ACTIVE' check (entity_state in ('ACTIVE', 'INACTIVE', 'DRAFT')),
  is_top_course boolean not null default false
);

-- Every table that cached answers are made of. Schools are searched and never cached.
do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'catalogue' and tablename <> 'school' loop
    execute format('create trigger %I after insert or update or delete or truncate on catalogue.%I
      for each statement execute function platform.announce(''catalogue'')', name || '_announced', name);
  end loop;
end $$;
