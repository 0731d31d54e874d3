create schema solved;
grant usage on schema solved to kandil_app;
alter default privileges in schema solved grant select, insert, update, delete on tables to kandil_app;

-- The question that staff work on. Readers see its edition.
create table solved.question (
  id text primary key,
  slug text not null unique,
  board text not null,
  grade int not null,
  subject text not null,
  chapter text not null,
  stem jsonb not null,
  answer jsonb,
  steps jsonb,
  teacher_id text,
  source_line text not null,
  licence text not null,
  bank_id text unique,
  status text not null check (status in ('DRAFT', 'REVIEW', 'PUBLISHED', 'ARCHIVED')),
  is_public boolean not null default false,
  reviewed_at timestamptz,
  languages text[] not null,
  problems jsonb not null,
  editors text[] not null,
  review_note text not null default '',
  -- The HTML and the plain words, for each language.
  rendered jsonb not null,
  updated_at timestamptz not null,
  is_demo boolean not null default false
);
create index question_updated on solved.question (updated_at desc nulls last, id desc);
create index question_status_updated on solved.question (status, updated_at desc nulls last, id desc);
create index question_board_updated on solved.question (board, updated_at desc nulls last, id desc);
create index question_grade_updated on solved.question (grade, updated_at desc nulls last, id desc);
create index question_subject_updated on solved.question (subject, updated_at desc nulls last, id desc);
create index question_chapter_updated on solved.question (chapter, updated_at desc nulls last, id desc);

create table solved.edition (
  question_id text primary key references solved.question on delete cascade,
  slug text not null unique,
  board text not null,
  grade int not null,
  subject text not null,
  chapter text not null,
  chapter_slug text not null,
  rendered jsonb not null,
  languages text[] not null,
  -- The words in English, for finding similar questions, and those that were found when it was published.
  words text not null,
  similar_ids text[] not null,
  is_answered boolean not null,
  teacher_id text,
  source_line text not null,
  licence text not null,
  reviewed_at timestamptz not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  check (not is_answered or teacher_id is not null)
);
create index edition_place on solved.edition (board, grade, subject, chapter_slug, published_at desc, question_id desc);
create index edition_answered on solved.edition (question_id) where is_answered;

-- How many questions each chapter has: counting them for each page would take longer than the page.
create table solved.chapter_size (
  board text not null,
  grade int not null,
  subject text not null,
  chapter_slug text not null,
  chapter text not null,
  questions int not null,
  primary key (board, grade, subject, chapter_slug)
);
create function solved.count_editions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update solved.chapter_size set questions = questions - 1
    where (board, grade, subject, chapter_slug) = (old.board, old.grade, old.subject, old.chapter_slug);
  end if;
  if tg_op <> 'DELETE' then
    insert into solved.chapter_size as s (board, grade, subject, chapter_slug, chapter, questions)
    values (new.board, new.grade, new.subject, new.chapter_slug, new.chapter, 1)
    on conflict (board, grade, subject, chapter_slug) do update set questions = s.questions + 1, chapter = excluded.chapter;
  end if;
  return null;
end $$;
create trigger editions_counted after insert or delete or update of board, grade, subject, chapter_slug on solved.edition
  for each row execute function solved.count_editions();

create trigger edition_announced after insert or update or delete or truncate on solved.edition
  for each statement execute function platform.announce('solved');
