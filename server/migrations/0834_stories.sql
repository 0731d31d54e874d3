create schema stories;
grant usage on schema stories to kandil_app;
alter default privileges in schema stories grant select, insert, update, delete on tables to kandil_app;

-- Short upright films in which learners and parents tell how it was.
create table stories.story (
  id text primary key,
  section_type text not null check (section_type = 'PROPAGES'),
  title jsonb not null,
  name text not null,
  role text not null check (role in ('Student', 'Mother', 'Father', 'Guardian', 'Teacher')),
  course text not null,
  year int not null,
  -- Null: for all.
  grade int,
  target text,
  poster_id text,
  duration_sec int not null check (duration_sec between 1 and 180),
  -- WebVTT texts by language.
  captions jsonb not null,
  -- Where the signed consent is kept, and for how long it holds. A story without is never shown.
  consent_proof text not null,
  consent_at timestamptz,
  consent_until timestamptz,
  film_key text,
  film_type text,
  film_bytes int,
  position int not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  is_demo boolean not null default false,
  check (num_nonnulls(film_key, film_type, film_bytes) in (0, 3)),
  check (state <> 'PUBLISHED' or (film_key is not null and consent_proof <> '' and consent_at is not null and consent_until is not null))
);
create index story_position on stories.story (position, id);
create index story_state on stories.story (state, position, id);
