create schema home;
grant usage on schema home to kandil_app;
alter default privileges in schema home grant select, insert, update, delete on tables to kandil_app;

-- What the home page is made of, in its order. The keys are the pages' own: a section that nobody draws cannot be added.
create table home.section (
  key text primary key,
  heading jsonb not null,
  sub_heading jsonb,
  rank int not null,
  audience text not null check (audience in ('EVERYONE', 'VISITOR', 'SIGNED_IN', 'UNPAID', 'PAID')),
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE'))
);

-- Cards that staff write. Those of a learner's own classes and dues are made when they are asked for.
create table home.card (
  id text primary key,
  type text not null check (type in ('WEBINAR', 'TALK', 'CHALLENGE', 'OFFER', 'ARTICLE', 'DEMO')),
  title jsonb not null,
  text jsonb,
  media text check (media ~ '^/([^/\\]|$)'),
  label jsonb not null,
  redirection_url text not null check (redirection_url ~ '^(/([^/\\]|$)|https://)'),
  at timestamptz,
  audience text not null check (audience in ('EVERYONE', 'VISITOR', 'SIGNED_IN', 'UNPAID', 'PAID')),
  grades int[] not null default '{}',
  rank int not null,
  starts_at timestamptz,
  ends_at timestamptz,
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  published_at timestamptz not null,
  is_demo boolean not null default false,
  check (ends_at > starts_at)
);

create table home.offering (
  id text primary key,
  title jsonb not null,
  text jsonb not null,
  icon text not null,
  redirection_url text not null check (redirection_url ~ '^(/([^/\\]|$)|https://)'),
  grades int[] not null default '{}',
  rank int not null,
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false
);

create table home.master_class (
  id text primary key,
  title jsonb not null,
  subject_key text not null,
  teacher_name text not null,
  grades int[] not null default '{}',
  targets text[] not null default '{}',
  language text not null,
  starts_at timestamptz not null,
  length_minutes int not null check (length_minutes between 10 and 300),
  redirection_url text not null check (redirection_url ~ '^(/([^/\\]|$)|https://)'),
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false
);

create table home.popup (
  id text primary key,
  title jsonb not null,
  text jsonb not null,
  label jsonb not null,
  redirection_url text not null check (redirection_url ~ '^/([^/\\]|$)'),
  pages text[] not null check (pages <@ array['home', 'explore', 'courses', 'course', 'plans', 'campaign']),
  audience text not null check (audience in ('EVERYONE', 'VISITOR', 'SIGNED_IN', 'UNPAID', 'PAID')),
  rank int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false,
  check (ends_at > starts_at)
);

do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'home' loop
    execute format('create trigger %I after insert or update or delete or truncate on home.%I
      for each statement execute function platform.announce(''home'')', name || '_announced', name);
  end loop;
end $$;

-- What people did with a pop-up, each thing once per browser and day. The mark is a digest that no other table holds.
create table home.popup_event (
  popup_id text not null references home.popup on delete cascade,
  type text not null check (type in ('VIEW', 'LOGIN_CLICK', 'CLOSE_CLICK')),
  mark bytea not null,
  at timestamptz not null,
  primary key (popup_id, type, mark)
);

-- How many nights a week a learner means to study, and the nights that were lit.
create table home.lantern_goal (
  learner_id text primary key,
  nights int not null check (nights in (3, 5, 7))
);
create table home.lantern_night (
  learner_id text not null,
  day date not null,
  lit_at timestamptz not null,
  primary key (learner_id, day)
);

insert into home.section (key, rank, audience, entity_state, heading, sub_heading) values
  ('HERO', 1, 'VISITOR', 'ACTIVE',
   '{"en": "Good teaching, every evening. In your language.", "hi": "हर शाम अच्छी पढ़ाई। आपकी भाषा में।", "ta": "ஒவ்வொரு மாலையும் நல்ல கற்பித்தல். உங்கள் மொழியில்."}',
   '{"en": "Live classes for Class 1 to 12, JEE and NEET. Choose your class to see teachers, timings and the full price.", "hi": "कक्षा 1 से 12, JEE और NEET की लाइव कक्षाएँ। अपनी कक्षा चुनिए और शिक्षक, समय और पूरी क़ीमत देखिए।", "ta": "1 முதல் 12 ஆம் வகுப்பு, JEE, NEET நேரலை வகுப்புகள். உங்கள் வகுப்பைத் தேர்ந்தெடுத்து ஆசிரியர்கள், நேரம், முழு விலையைப் பாருங்கள்."}'),
  ('FREE_CLASSES', 2, 'EVERYONE', 'ACTIVE',
   '{"en": "Free classes", "hi": "मुफ़्त कक्षाएँ", "ta": "இலவச வகுப்புகள்"}', null),
  ('MASTER_CLASSES', 3, 'EVERYONE', 'ACTIVE',
   '{"en": "Master classes", "hi": "मास्टर क्लास", "ta": "மாஸ்டர் வகுப்புகள்"}',
   '{"en": "A known teacher, one evening, open to everybody", "hi": "एक जाने-माने शिक्षक, एक शाम, सबके लिए", "ta": "ஒரு மாலை, பெயர்பெற்ற ஆசிரியர், அனைவருக்கும்"}'),
  ('PLANS', 4, 'VISITOR', 'ACTIVE',
   '{"en": "Your course", "hi": "आपका कोर्स", "ta": "உங்கள் பாடநெறி"}', null),
  ('WEEK', 5, 'VISITOR', 'ACTIVE',
   '{"en": "How a week looks", "hi": "एक हफ़्ता कैसा होता है", "ta": "ஒரு வாரம் எப்படி இருக்கும்"}', null),
  ('FEED', 6, 'VISITOR', 'ACTIVE',
   '{"en": "New this week", "hi": "इस हफ़्ते नया", "ta": "இந்த வாரம் புதியவை"}', null),
  ('OFFERINGS', 7, 'EVERYONE', 'ACTIVE',
   '{"en": "Ways to learn", "hi": "सीखने के तरीक़े", "ta": "கற்கும் வழிகள்"}', null),
  ('CLAIMS', 8, 'EVERYONE', 'ACTIVE',
   '{"en": "What we can show", "hi": "जो हम दिखा सकते हैं", "ta": "நாங்கள் காட்டக்கூடியது"}', null),
  ('PARENTS', 9, 'EVERYONE', 'ACTIVE',
   '{"en": "Parents see how it goes", "hi": "माता-पिता देखते हैं कि पढ़ाई कैसी चल रही है", "ta": "எப்படிப் போகிறது என்று பெற்றோர் பார்க்கிறார்கள்"}',
   '{"en": "A report every month on one page, in your language: classes attended, marks by subject, and one thing to do at home.", "hi": "हर महीने एक पृष्ठ की रिपोर्ट, आपकी भाषा में: कितनी कक्षाओं में उपस्थित, विषय के अनुसार अंक, और घर पर करने का एक काम।", "ta": "ஒவ்வொரு மாதமும் உங்கள் மொழியில் ஒரு பக்க அறிக்கை: கலந்துகொண்ட வகுப்புகள், பாடவாரி மதிப்பெண்கள், வீட்டில் செய்ய ஒரு செயல்."}'),
  ('TESTIMONIALS', 10, 'VISITOR', 'ACTIVE',
   '{"en": "Families about us", "hi": "परिवार क्या कहते हैं", "ta": "குடும்பங்கள் சொல்வது"}', null),
  ('QUESTIONS', 11, 'EVERYONE', 'ACTIVE',
   '{"en": "Questions families ask", "hi": "परिवार जो पूछते हैं", "ta": "குடும்பங்கள் கேட்கும் கேள்விகள்"}', null);
