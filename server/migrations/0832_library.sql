create schema library;
grant usage on schema library to kandil_app;
alter default privileges in schema library grant select, insert, update, delete on tables to kandil_app;

-- A chapter of a subject, of a class and a target or a board.
create table library.chapter (
  id text primary key,
  -- As catalogue.grade has it: "11-science".
  grade_key text not null,
  -- The key of a target or of a board.
  course_key text not null,
  subject_key text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title jsonb not null,
  position int not null,
  -- Its published resources.
  published int not null default 0,
  is_demo boolean not null default false,
  unique (grade_key, course_key, subject_key, slug)
);

create table library.resource (
  id text primary key,
  chapter_id text not null references library.chapter,
  kind text not null check (kind in ('NOTES', 'FORMULAE', 'NCERT_SOLUTIONS', 'PREVIOUS_YEAR', 'SAMPLE_PAPER', 'FILM')),
  title jsonb not null,
  language text not null,
  access text not null check (access in ('FREE', 'LOGIN', 'ENROLLED')),
  course_ids text[] not null default '{}',
  address text check (address ~ '^https://'),
  file_key text,
  file_type text,
  file_bytes int,
  file_version int not null default 0,
  pages int,
  edition_year int,
  rights_holder text not null default '',
  licence text not null default '',
  is_outdated boolean not null default false,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  updated_at timestamptz not null,
  is_demo boolean not null default false,
  check (num_nonnulls(file_key, file_type, file_bytes) in (0, 3)),
  -- Families see nothing whose rights nobody has written down, and an ENROLLED one is always a file of ours.
  check (state <> 'PUBLISHED' or (licence <> '' and rights_holder <> '' and edition_year is not null
    and (file_key is not null or (address is not null and access <> 'ENROLLED'))))
);
create index resource_chapter on library.resource (chapter_id, kind, updated_at desc, id);
create index resource_updated on library.resource (updated_at desc nulls last, id desc);
create index resource_kind on library.resource (kind, updated_at desc nulls last, id desc);
create index resource_state on library.resource (state, updated_at desc nulls last, id desc);
create index resource_of_chapter on library.resource (chapter_id, updated_at desc nulls last, id desc);

-- How often each was opened on a day. No row says by whom.
create table library.opening (
  resource_id text not null references library.resource,
  day date not null,
  openings int not null,
  primary key (resource_id, day)
);

create function library.count_published() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'PUBLISHED' then
    update library.chapter set published = published - 1 where id = old.chapter_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'PUBLISHED' then
    update library.chapter set published = published + 1 where id = new.chapter_id;
  end if;
  return null;
end $$;
create trigger resources_counted after insert or delete or update of state, chapter_id on library.resource
  for each row execute function library.count_published();

select search.follow('library.resource', 'RESOURCE');
