-- The contents of a course are its lessons, in the order they are taught, each with its film, notes or test.
alter table catalogue.content rename to lesson;
alter table catalogue.lesson rename constraint content_pkey to lesson_pkey;
alter table catalogue.lesson rename constraint content_bundle_id_fkey to lesson_bundle_id_fkey;
alter table catalogue.lesson rename constraint content_subject_fkey to lesson_subject_fkey;
alter table catalogue.lesson drop constraint content_type_check;
alter table catalogue.lesson rename column type to kind;
alter index catalogue.content_bundle rename to lesson_bundle;
alter trigger content_announced on catalogue.lesson rename to lesson_announced;
update catalogue.lesson set
  id = 'les' || substr(id, 4),
  kind = case kind when 'CLASS' then 'LIVE' when 'VIDEO' then 'FILM' else kind end;
alter table catalogue.lesson add constraint lesson_kind_check check (kind in ('LIVE', 'FILM', 'NOTES', 'TEST', 'AI'));
alter table catalogue.lesson
  add column chapter text not null default '',
  -- The id of the file or the test of the lesson. Null: nothing is there yet. A live lesson has its batch's classes.
  add column content_id text,
  -- Staff have withdrawn it: families no longer see it.
  add column is_active boolean not null default true;
create index lesson_content on catalogue.lesson (content_id);
update catalogue.lesson set chapter = title;

create schema lessons;
grant usage on schema lessons to kandil_app;
alter default privileges in schema lessons grant select, insert, update, delete on tables to kandil_app;

-- Films and notes. A file is never changed: a new one takes its place.
create table lessons.file (
  id text primary key,
  kind text not null check (kind in ('FILM', 'NOTES')),
  -- A key of the file storage.
  key text not null,
  type text not null,
  bytes bigint not null check (bytes > 0),
  length_seconds int check (length_seconds > 0),
  added_at timestamptz not null,
  check ((kind = 'FILM') = (length_seconds is not null))
);

-- The spoken words of a film, as a WebVTT text.
create table lessons.captions (
  film_id text not null,
  language text not null,
  text text not null,
  primary key (film_id, language)
);

-- A file that staff send in parts. It becomes a lesson's file once all parts are there.
create table lessons.upload (
  id text primary key,
  lesson_id text not null,
  staff_id text not null,
  kind text not null check (kind in ('FILM', 'NOTES')),
  key text not null,
  -- The storage's own name of the upload.
  storage_ref text not null,
  type text not null,
  bytes bigint not null check (bytes > 0),
  length_seconds int,
  expires_at timestamptz not null,
  -- Since when its parts are put together.
  joined_from timestamptz
);
create index upload_expires on lessons.upload (expires_at);

-- How far a learner has seen a film: decision L-78. The film of a lesson, or the recording of a class.
create table lessons.watching (
  learner_id text not null,
  film_id text not null,
  watched_seconds int not null check (watched_seconds >= 0),
  position_seconds int not null check (position_seconds >= 0),
  seq int not null,
  at timestamptz not null,
  primary key (learner_id, film_id)
);
create index watching_recent on lessons.watching (learner_id, at);
