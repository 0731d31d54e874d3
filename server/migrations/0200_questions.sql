create schema questions;
grant usage on schema questions to kandil_app;
alter default privileges in schema questions grant select, insert, update on tables to kandil_app;

create extension if not exists pg_trgm;

-- A question as it is written. Learners never read this table.
create table questions.question (
  id text primary key,
  kind text not null check (kind in ('SCQ', 'MCQ', 'NUMERIC', 'MATRIX', 'SUBJECTIVE', 'PASSAGE')),
  subject text not null,
  grade int not null,
  chapter text not null,
  topic text not null,
  difficulty text not null check (difficulty in ('EASY', 'MEDIUM', 'HARD')),
  estimated_seconds int not null,
  option_ids text[] not null,
  row_ids text[] not null,
  column_ids text[] not null,
  -- Markdown and formulae, by language.
  texts jsonb not null,
  -- The same as HTML, made when it was saved.
  rendered jsonb not null,
  key jsonb,
  passage_id text references questions.question,
  source_line text not null,
  licence text not null,
  status text not null check (status in ('DRAFT', 'REVIEW', 'APPROVED', 'RETIRED')),
  edition_no int not null default 0,
  languages text[] not null,
  problems jsonb not null,
  editors text[] not null,
  review_note text not null default '',
  -- Its words without markup, for finding duplicates.
  words text not null,
  updated_at timestamptz not null,
  is_demo boolean not null default false,
  check (kind <> 'PASSAGE' or passage_id is null)
);
create index question_words on questions.question using gin (words gin_trgm_ops);
create index question_updated on questions.question (updated_at desc, id desc);
create index question_chapter on questions.question (subject, grade, chapter);
create index question_passage on questions.question (passage_id) where passage_id is not null;

-- An approved version, as learners see it: no key, no solution. The application adds rows and never changes one.
create table questions.version (
  id text primary key,
  question_id text not null references questions.question,
  no int not null,
  kind text not null,
  subject text not null,
  grade int not null,
  chapter text not null,
  topic text not null,
  difficulty text not null,
  estimated_seconds int not null,
  option_ids text[] not null,
  row_ids text[] not null,
  column_ids text[] not null,
  languages text[] not null,
  -- HTML by language: stem, options, rows, columns.
  texts jsonb not null,
  -- Digits after the point that a numeric answer is asked for.
  decimals int,
  passage_version_id text references questions.version,
  source_line text not null,
  licence text not null,
  editors text[] not null,
  approved_by text not null,
  approved_at timestamptz not null,
  is_demo boolean not null default false,
  unique (question_id, no),
  -- Nobody approves their own question.
  check (is_demo or not approved_by = any (editors))
);

-- The secrets of a version: nothing reads them for a learner before the paper is released.
create table questions.version_key (
  version_id text primary key references questions.version,
  key jsonb,
  -- HTML by language: solution and hint.
  solutions jsonb not null,
  -- The version's Markdown, for its successor.
  source jsonb not null
);
revoke update on questions.version, questions.version_key from kandil_app;
