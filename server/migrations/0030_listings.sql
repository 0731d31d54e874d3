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

-- What a course's own page says beyond the course itself: lists of texts, and figures with a text each.
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

-- Shown with all of this or not at all, and only from the written consent, given after the result, to its end: decision L-37.
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

-- How the groups of targets are called above lists of courses: commerce spec, section 3 "Target groups".
create table listings.group_heading (
  target_group text primary key,
  heading jsonb not null,
  rank int not null
);

-- What pages keep is kept until one of these changes.
do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'listings' loop
    execute format('create trigger %I after insert or update or delete or truncate on listings.%I
      for each statement execute function platform.announce(''listings'')', name || '_announced', name);
  end loop;
end $$;

insert into listings.group_heading (target_group, rank, heading) values
  ('JEE', 1, '{"en": "JEE and engineering entrance", "hi": "जेईई और इंजीनियरिंग प्रवेश", "ta": "ஜேஇஇ, பொறியியல் நுழைவு"}'),
  ('NEET', 2, '{"en": "NEET and medical entrance", "hi": "नीट और मेडिकल प्रवेश", "ta": "நீட், மருத்துவ நுழைவு"}'),
  ('CBSE', 3, '{"en": "CBSE", "hi": "सीबीएसई", "ta": "சிபிஎஸ்இ"}'),
  ('ICSE', 4, '{"en": "ICSE", "hi": "आईसीएसई", "ta": "ஐசிஎஸ்இ"}'),
  ('Maharashtra Board', 5, '{"en": "Maharashtra Board", "hi": "महाराष्ट्र बोर्ड", "mr": "महाराष्ट्र बोर्ड", "ta": "மகாராஷ்டிரா வாரியம்"}'),
  ('Karnataka Board', 6, '{"en": "Karnataka Board", "hi": "कर्नाटक बोर्ड", "kn": "ಕರ್ನಾಟಕ ಮಂಡಳಿ", "ta": "கர்நாடகா வாரியம்"}'),
  ('State Board', 7, '{"en": "State boards", "hi": "राज्य बोर्ड", "ta": "மாநில வாரியங்கள்"}'),
  ('IGCSE', 8, '{"en": "IGCSE", "hi": "आईजीसीएसई", "ta": "ஐஜிசிஎஸ்இ"}'),
  ('IB', 9, '{"en": "IB", "hi": "आईबी", "ta": "ஐபி"}'),
  ('Foundation', 10, '{"en": "Foundation and olympiads", "hi": "फ़ाउंडेशन और ओलंपियाड", "ta": "அடித்தளம், ஒலிம்பியாட்"}');
