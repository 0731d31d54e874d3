create schema articles;
grant usage on schema articles to kandil_app;
alter default privileges in schema articles grant select, insert, update, delete on tables to kandil_app;

-- A tree: "exams/jee" is below "exams".
create table articles.category (
  path text primary key,
  title jsonb not null,
  text jsonb not null,
  rank int not null,
  is_demo boolean not null default false
);

-- Who writes and reviews, as readers see them.
create table articles.writer (
  id text primary key,
  name text not null,
  role jsonb not null,
  is_demo boolean not null default false
);
create index writer_name on articles.writer (name, id);

-- The article that staff work on. Readers see its edition.
create table articles.article (
  id text primary key,
  slug text not null unique,
  category text not null references articles.category,
  title jsonb not null,
  summary jsonb not null,
  blocks jsonb not null,
  author_id text not null references articles.writer,
  reviewer_id text not null references articles.writer,
  status text not null check (status in ('DRAFT', 'REVIEW', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED')),
  is_public boolean not null default false,
  publish_at timestamptz,
  reviewed_at timestamptz,
  languages text[] not null,
  problems jsonb not null,
  editors text[] not null,
  review_note text not null default '',
  -- The blocks as HTML and how long they are read, for each language.
  rendered jsonb not null,
  links text[] not null,
  updated_at timestamptz not null,
  is_demo boolean not null default false,
  check (status <> 'SCHEDULED' or publish_at is not null)
);
create index article_updated on articles.article (updated_at desc nulls last, id desc);
create index article_publish on articles.article (publish_at desc nulls last, id desc);
create index article_reviewed on articles.article (reviewed_at desc nulls last, id desc);
create index article_status_updated on articles.article (status, updated_at desc nulls last, id desc);
create index article_category_updated on articles.article (category, updated_at desc nulls last, id desc);
create index article_author_updated on articles.article (author_id, updated_at desc nulls last, id desc);
create index article_reviewer on articles.article (reviewer_id);
create index article_public_reviewed on articles.article (reviewed_at) where is_public;

create table articles.edition (
  article_id text primary key references articles.article on delete cascade,
  slug text not null unique,
  category text not null references articles.category,
  title jsonb not null,
  summary jsonb not null,
  rendered jsonb not null,
  languages text[] not null,
  author_id text not null references articles.writer,
  reviewer_id text not null references articles.writer,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  reviewed_at timestamptz not null
);
create index edition_category on articles.edition (category);
create index edition_author on articles.edition (author_id);
create index edition_reviewer on articles.edition (reviewer_id);

-- The lists that an edition is in: '' of all, its category and those above it, and ':hi' of a language that it is written in.
create table articles.placement (
  list text not null,
  published_at timestamptz not null,
  article_id text not null references articles.edition on delete cascade,
  primary key (list, published_at, article_id)
);
create index placement_article on articles.placement (article_id);

-- How long each list is: counting a million rows for a page of twelve would take longer than the page.
create table articles.list_size (
  list text primary key,
  articles int not null
);
create function articles.count_placements() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update articles.list_size set articles = articles - 1 where list = old.list;
  else
    insert into articles.list_size as s (list, articles) values (new.list, 1)
    on conflict (list) do update set articles = s.articles + 1;
  end if;
  return null;
end $$;
create trigger placements_counted after insert or delete on articles.placement
  for each row execute function articles.count_placements();

-- Paths without a language.
create table articles.redirect (
  id text primary key,
  from_path text not null unique,
  to_path text not null,
  created_at timestamptz not null,
  check (from_path <> to_path)
);
create index redirect_created on articles.redirect (created_at desc nulls last, id desc);

do $$
declare name text;
begin
  foreach name in array array['category', 'writer', 'edition'] loop
    execute format('create trigger %I after insert or update or delete or truncate on articles.%I
      for each statement execute function platform.announce(''articles'')', name || '_announced', name);
  end loop;
end $$;
