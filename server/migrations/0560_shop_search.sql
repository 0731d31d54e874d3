-- The search of the shop. Words are cut as those of a school's name are.
create function catalogue.words_of(name text) returns tsvector immutable strict parallel safe language sql
return array_to_tsvector(
  array_remove(regexp_split_to_array(lower(normalize(name, NFKC)), '[\s.,;:()&/''’"-]+'), '')
);

-- A text in all its languages.
create function catalogue.words_of(name jsonb) returns tsvector immutable strict parallel safe language sql
return catalogue.words_of((select string_agg(value, ' ') from jsonb_each_text(name)));

-- The consonants of a name, the same for its spellings in Latin, Devanagari and Tamil: "Srinivas", "श्रीनिवास" and "ஸ்ரீநிவாஸ்" are
-- "srnvs". Tamil writes k and g, t and d, p and b, c and s with one letter each, so all scripts do here.
create function catalogue.sounds_of(name text) returns text[] immutable strict parallel safe language sql
return array_remove(
  regexp_split_to_array(
    regexp_replace(
      regexp_replace(
        translate(
          replace(lower(normalize(name, NFKC)), 'zh', 'l'),
          'gqxzjcbfdw' || 'कखगघचछजझशषसटठडढतथदधपफबभणनङञंमयरलळव' || 'கசஜஸஷஶடதபஙஞநனணமயரறலளழவ',
          'kksssspptv' || 'kkkksssssssttttttttppppnnnnnmyrllv' || 'ksssssttpnnnnnmyrrlllv'
        ),
        '[^kstpnmyrlv ]', '', 'g'
      ),
      '([a-z])\1+', '\1', 'g'
    ),
    ' +'
  ),
  ''
);

alter table catalogue.bundle
  add column words tsvector not null generated always as (catalogue.words_of(title)) stored;
create index bundle_words on catalogue.bundle using gin (words) with (fastupdate = off);

alter table catalogue.teacher
  add column words tsvector not null generated always as (catalogue.words_of(name)) stored,
  add column sounds text[] not null generated always as (catalogue.sounds_of(name)) stored;
create index teacher_words on catalogue.teacher using gin (words) with (fastupdate = off);
create index teacher_sounds on catalogue.teacher using gin (sounds) with (fastupdate = off);
create index teacher_name on catalogue.teacher (name, id);
