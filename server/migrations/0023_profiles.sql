create schema profiles;
grant usage on schema profiles to kandil_app;
alter default privileges in schema profiles grant select, insert, update, delete on tables to kandil_app;

-- Where kits go. A household's, not a child's.
create table profiles.shipping_address (
  id text primary key,
  account_id text not null,
  name text not null,
  phone text not null,
  line1 text not null,
  line2 text,
  city text not null,
  pin_code text not null,
  state_code text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create index shipping_address_account on profiles.shipping_address (account_id);
create unique index shipping_address_default on profiles.shipping_address (account_id) where is_default;

-- What a household wants to hear of, where and when. No row: the least there is.
create table profiles.notification_preference (
  account_id text primary key,
  lang text,
  -- { "CLASSES": ["SMS"], … }
  channels jsonb not null,
  -- Minutes after midnight in India; from 21:00 to 08:00 crosses it.
  quiet_from int not null check (quiet_from between 0 and 1439),
  quiet_till int not null check (quiet_till between 0 and 1439),
  may_call boolean not null,
  updated_at timestamptz not null
);

-- Questions about a learner, written by staff. A published version never changes: answers belong to it.
create table profiles.question_flow (
  key text not null,
  version int not null check (version > 0),
  min_grade int not null,
  max_grade int not null,
  -- [{ key, kind: ONE | MANY | TEXT, prompt: { en, hi, … }, options: [{ key, label: { en, … } }], isOptional }]
  questions jsonb not null,
  published_at timestamptz not null,
  primary key (key, version)
);
revoke update, delete on profiles.question_flow from kandil_app;

create table profiles.answer (
  learner_id text not null,
  flow_key text not null,
  question_key text not null,
  flow_version int not null,
  -- Keys of options, or one text.
  answer jsonb not null,
  at timestamptz not null,
  primary key (learner_id, flow_key, question_key),
  foreign key (flow_key, flow_version) references profiles.question_flow
);

-- When a board's school year begins, where it is not April. 1 to 12.
create table profiles.session_start (
  board text primary key,
  month int not null check (month between 1 and 12)
);

insert into profiles.question_flow (key, version, min_grade, max_grade, questions, published_at) values
  ('getting-started', 1, -2, 13, '[
    {"key": "goal", "kind": "ONE", "prompt": {"en": "What should get better first?", "hi": "सबसे पहले क्या बेहतर हो?"}, "isOptional": false, "options": [
      {"key": "marks", "label": {"en": "School marks", "hi": "स्कूल के अंक"}},
      {"key": "concepts", "label": {"en": "Understanding", "hi": "समझ"}},
      {"key": "exam", "label": {"en": "An entrance exam", "hi": "प्रवेश परीक्षा"}},
      {"key": "habit", "label": {"en": "Studying every day", "hi": "रोज़ पढ़ने की आदत"}}]},
    {"key": "subjects", "kind": "MANY", "prompt": {"en": "Which subjects feel hard?", "hi": "कौन से विषय कठिन लगते हैं?"}, "isOptional": true, "options": [
      {"key": "maths", "label": {"en": "Maths", "hi": "गणित"}},
      {"key": "science", "label": {"en": "Science", "hi": "विज्ञान"}},
      {"key": "english", "label": {"en": "English", "hi": "अंग्रेज़ी"}},
      {"key": "social-studies", "label": {"en": "Social studies", "hi": "सामाजिक विज्ञान"}}]},
    {"key": "hours", "kind": "ONE", "prompt": {"en": "How long can you study on a school day?", "hi": "स्कूल वाले दिन कितनी देर पढ़ सकते हैं?"}, "isOptional": true, "options": [
      {"key": "half", "label": {"en": "Half an hour", "hi": "आधा घंटा"}},
      {"key": "one", "label": {"en": "One hour", "hi": "एक घंटा"}},
      {"key": "two", "label": {"en": "Two hours or more", "hi": "दो घंटे या ज़्यादा"}}]},
    {"key": "note", "kind": "TEXT", "prompt": {"en": "Anything a teacher should know?", "hi": "शिक्षक को कुछ बताना है?"}, "isOptional": true, "options": []}
  ]', '2026-11-01');
