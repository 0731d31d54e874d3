create schema webinars;
grant usage on schema webinars to kandil_app;
alter default privileges in schema webinars grant select, insert, update, delete on tables to kandil_app;

-- Webinars on one subject, one after the other.
create table webinars.series (
  id text primary key,
  title jsonb not null,
  is_demo boolean not null default false
);

create table webinars.webinar (
  id text primary key,
  -- The address of its page.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  type text not null check (type in ('WEBINAR', 'MASTERCLASS')),
  series_id text references webinars.series,
  title jsonb not null,
  text jsonb not null,
  -- The things that one learns: a list of texts.
  points jsonb not null default '[]',
  subject_key text not null,
  -- Null: nobody is chosen yet, so it cannot be published.
  teacher_id text,
  -- Empty: for all.
  grades int[] not null default '{}',
  boards text[] not null default '{}',
  targets text[] not null default '{}',
  languages text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  actual_end_at timestamptz,
  status text not null check (status in ('DRAFT', 'SCHEDULED', 'LIVE', 'ENDED', 'CANCELLED')),
  -- Why it was cancelled or moved: {"en": …}.
  reason jsonb,
  recording text not null default 'NONE' check (recording in ('NONE', 'PROCESSING', 'READY', 'FAILED', 'EXPIRED')),
  recording_seconds int,
  -- The recording is deleted then.
  recording_until timestamptz,
  -- Null: there is room for everybody.
  capacity int check (capacity > 0),
  -- In lists, the feed and the sitemap. A webinar that is not has its page only.
  is_listed boolean not null default true,
  -- Reminders, in minutes before the start.
  reminder_minutes int[] not null default '{1440,60,10}',
  -- The live session of the classroom. Made when the webinar is published.
  session_id text unique,
  -- Rises with every change that calendars must hear of.
  sequence int not null default 0,
  created_at timestamptz not null,
  is_demo boolean not null default false,
  check (starts_at < ends_at)
);
create index webinar_starts on webinars.webinar (starts_at desc nulls last, id desc);
create index webinar_status on webinars.webinar (status, starts_at desc nulls last, id desc);
create index webinar_type on webinars.webinar (type, starts_at desc nulls last, id desc);
create index webinar_series on webinars.webinar (series_id, starts_at desc nulls last, id desc) where series_id is not null;
create index webinar_past on webinars.webinar (ends_at desc, id desc) where status in ('SCHEDULED', 'LIVE', 'ENDED');
create index webinar_recording on webinars.webinar (ends_at) where recording = 'PROCESSING';

create trigger webinar_announced after insert or update or delete or truncate on webinars.webinar
  for each statement execute function platform.announce('webinars');

-- A learner's place, or turn on the waitlist.
create table webinars.registration (
  webinar_id text not null references webinars.webinar on delete cascade,
  learner_id text not null,
  state text not null check (state in ('REGISTERED', 'WAITING', 'OFFERED', 'LEFT')),
  is_reminder_set boolean not null,
  -- When the state began: the turn of those who wait.
  since timestamptz not null,
  -- An offered place, or one that was given up, is held until then.
  held_until timestamptz,
  primary key (webinar_id, learner_id),
  check ((held_until is null) = (state in ('REGISTERED', 'WAITING')))
);
create unique index registration_id on webinars.registration ((webinar_id || ' ' || learner_id));
create index registration_learner on webinars.registration (learner_id);
create index registration_waiting on webinars.registration (webinar_id, since, learner_id) where state = 'WAITING';
create index registration_held on webinars.registration (held_until) where held_until is not null;
create index registration_since on webinars.registration (since desc nulls last, (webinar_id || ' ' || learner_id) desc);
create index registration_webinar_since on webinars.registration (webinar_id, since desc nulls last, (webinar_id || ' ' || learner_id) desc);
create index registration_state_since on webinars.registration (state, since desc nulls last, (webinar_id || ' ' || learner_id) desc);

-- Live sessions that are no classes of a course.
alter table classroom.session drop constraint session_kind_check;
alter table classroom.session add constraint session_kind_check check (kind in ('CLASS', 'EXTRA', 'AI_LESSON', 'WEBINAR'));

-- A reminder of the start itself comes 0 minutes before.
alter table notices.notice drop constraint notice_minutes_before_check;
alter table notices.notice add constraint notice_minutes_before_check check (minutes_before >= 0);

-- Master classes become webinars. They had no room, so staff choose a teacher where the name is not known, and publish them.
insert into webinars.webinar (id, slug, type, title, text, subject_key, teacher_id, grades, targets, languages, starts_at, ends_at, status, created_at)
select 'wbn' || substr(m.id, 4), 'master-class-' || lower(substr(m.id, 4)), 'MASTERCLASS', m.title, m.title, m.subject_key,
  (select t.id from catalogue.teacher t where t.name = m.teacher_name order by t.id limit 1),
  m.grades, m.targets, array[m.language], m.starts_at, m.starts_at + m.length_minutes * interval '1 minute', 'DRAFT', now()
from home.master_class m where not m.is_demo;
drop table home.master_class;
