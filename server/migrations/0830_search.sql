create schema search;
grant usage on schema search to kandil_app;
alter default privileges in schema search grant select, insert, update, delete on tables to kandil_app;

-- Words are compared by their letters. Any owner of a database may create it.
create extension if not exists pg_trgm;

-- The pages that the search of the site finds, as the modules describe them: one row for each language of a thing.
create table search.document (
  kind text not null,
  id text not null,
  language text not null,
  title text not null,
  -- The beginning of its text.
  text text not null,
  -- Its address, without a language.
  path text not null,
  is_only_in_language boolean not null,
  shown_from timestamptz,
  shown_until timestamptz,
  title_words tsvector not null,
  -- Those of the title, of the whole text, and others that it is found by.
  words tsvector not null,
  primary key (kind, id, language)
);
create index document_words on search.document using gin (words) with (fastupdate = off);

-- The consonants of a word, the same for its spellings in Latin, Devanagari and Tamil. As catalogue.sounds_of for names, but
-- without y, so that "fizics" sounds as "physics".
create function search.sounds_of(word text) returns text immutable strict parallel safe language sql
return regexp_replace(
  regexp_replace(
    translate(
      word,
      'gqxzjcbfdw' || 'कखगघचछजझशषसटठडढतथदधपफबभणनङञंमयरलळव' || 'கசஜஸஷஶடதபஙஞநனணமயரறலளழவ',
      'kksssspptv' || 'kkkksssssssttttttttppppnnnnnmyrllv' || 'ksssssttpnnnnnmyrrlllv'
    ),
    '[^kstpnmrlv]', '', 'g'
  ),
  '([a-z])\1+', '\1', 'g'
);

-- Every word that a document has: a word that is not among them is misspelt, and the nearest of them is meant.
create table search.word (
  word text primary key,
  sounds text not null generated always as (search.sounds_of(word)) stored
);
create index word_begins on search.word (word text_pattern_ops);
create index word_letters on search.word using gin (word gin_trgm_ops);
create index word_sounds on search.word (sounds);

-- Things whose documents a job has to make anew, by a change of a row of theirs.
create table search.stale (
  no bigint generated always as identity primary key,
  kind text not null,
  id text not null
);

create function search.note_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = to_jsonb(old) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    insert into search.stale (kind, id) values (tg_argv[0], to_jsonb(old) ->> tg_argv[1]);
  end if;
  if tg_op = 'INSERT' or to_jsonb(new) ->> tg_argv[1] <> to_jsonb(old) ->> tg_argv[1] then
    insert into search.stale (kind, id) values (tg_argv[0], to_jsonb(new) ->> tg_argv[1]);
  end if;
  return null;
end $$;

-- Documents of this kind are made of this table. `id_column` has the id of the thing.
create function search.follow(source regclass, kind text, id_column text default 'id') returns void language plpgsql as $$
begin
  execute format('create trigger searched_as_%s after insert or update or delete on %s
    for each row execute function search.note_change(%L, %L)', lower(kind), source, kind, id_column);
  execute format('insert into search.stale (kind, id) select distinct %L, %I::text from %s', kind, id_column, source);
end $$;

select search.follow('catalogue.bundle', 'COURSE');
select search.follow('catalogue.bundle_teacher', 'COURSE', 'bundle_id');
select search.follow('catalogue.teacher', 'TEACHER');
select search.follow('content.faq', 'FAQ');
select search.follow('content.policy', 'POLICY', 'kind');
select search.follow('webinars.webinar', 'WEBINAR');
