create schema listings;
grant usage on schema listings to kandil_app;
alter default privileges in schema listings grant select, insert, update, delete on tables to kandil_app;

-- A course led by AI. Each language and tier of it is a bundle of the catalogue: its aioId is that bundle's id.
create table listings.ai_course (
  id text primary key,
  title jsonb not null,
  type text not null check (type in ('FULL', 'CRASH', 'REVISION', 'SPECIAL')),
  rank int not null,
  is_demo boolean not null default false
);

create table listings.ai_batch (
  aio_id text primary key,
  course_id text not null references listings.ai_course
);
create index ai_batch_course on listings.ai_batch (course_id);

-- A bundle on the shelf of short programmes. The tab "Featured" holds those of any format that staff put forward.
create table listings.short_program (
  bundle_id text primary key,
  format text not null check (format in ('SHORT_TERM', 'ONE_TO_ONE', 'TOPIC_SPECIFIC')),
  is_featured boolean not null default false,
  rank int not null,
  is_demo boolean not null default false
);

-- Further content of a course's page: lists of texts, and figures with a text each.
create table listings.course_page (
  bundle_id text primary key,
  helps jsonb not null default '[]',
  services jsonb not null default '[]',
  key_stats jsonb not null default '[]',
  video_url text check (video_url ~ '^https://'),
  thumbnail_mweb text check (thumbnail_mweb ~ '^/[^/]'),
  thumbnail_dweb text check (thumbnail_dweb ~ '^/[^/]'),
  -- A video has its picture for both widths.
  check (num_nulls(video_url, thumbnail_mweb, thumbnail_dweb) in (0, 3))
);

-- Shown with all of these fields or not at all, and only during the written consent, which is given after the result: decision
-- L-37.
create table listings.topper (
  id text primary key,
  bundle_id text not null,
  name text not null,
  -- "AIR 412", "98.2 percentile".
  result text not null,
  exam text not null,
  year int not null,
  course text not null,
  course_months int not null check (course_months > 0),
  was_paid boolean not null,
  source_url text not null check (source_url ~ '^https://'),
  consented_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > consented_at)
);
create index topper_bundle on listings.topper (bundle_id);

-- The headings of target groups above lists of courses.
create table listings.group_heading (
  target_group text primary key,
  heading jsonb not null,
  rank int not null
);

do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'listings' loop
    execute format('create trigger %I after insert or update or delete or truncate on listings.%I
      for each statement execute function platform.announce(''listings'')', name || '_announced', name);
  end loop;
end $$;
