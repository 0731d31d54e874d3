create schema onboarding;
grant usage on schema onboarding to kandil_app;
alter default privileges in schema onboarding grant select, insert, update, delete on tables to kandil_app;

-- The steps: what they do is the product's, in which order and words they are asked is staff's. Decision L-73.
create table onboarding.step (
  key text primary key,
  position int not null,
  is_active boolean not null,
  is_skippable boolean not null,
  minutes int not null check (minutes between 1 and 60),
  title jsonb not null,
  why jsonb not null
);

-- One for each course a learner has bought.
create table onboarding.onboarding (
  id text primary key,
  learner_id text not null,
  bundle_id text not null,
  -- What the learner was put into without being asked. Null: the course has no batch, or all were over.
  batch_id text,
  created_at timestamptz not null,
  unique (learner_id, bundle_id)
);

-- What a family has said of a step. What is known of a family is not kept here a second time.
create table onboarding.task (
  onboarding_id text not null references onboarding.onboarding on delete cascade,
  key text not null references onboarding.step,
  said text not null check (said in ('DONE', 'SKIPPED')),
  at timestamptz not null,
  primary key (onboarding_id, key)
);

create table onboarding.video (
  id text primary key,
  title jsonb not null,
  url text not null check (url ~ '^/[^/]'),
  poster_url text check (poster_url ~ '^/[^/]'),
  length_seconds int not null check (length_seconds > 0),
  -- [{ "lang": "hi", "url": "/…" }]
  captions jsonb not null default '[]',
  min_grade int not null,
  max_grade int not null,
  is_active boolean not null,
  check (min_grade <= max_grade)
);

create table onboarding.watching (
  learner_id text not null,
  video_id text not null references onboarding.video,
  watched_seconds int not null check (watched_seconds >= 0),
  position_seconds int not null,
  -- Of the player: what comes late is left out.
  seq int not null,
  at timestamptz not null,
  primary key (learner_id, video_id)
);

-- A number that was proven by a code sent to it on WhatsApp. That messages may come there is in the ledger of consents.
create table onboarding.whatsapp_number (
  account_id text primary key,
  phone text not null,
  -- Of the notice that was agreed to: decision L-79.
  notice_version int not null,
  verified_at timestamptz not null
);

-- All that is kept of a document: never its number, never its picture. Decision L-74.
create table onboarding.kyc (
  account_id text primary key,
  asked_for text not null check (asked_for in ('INSTALMENTS', 'NO_COST_EMI', 'DELIVERY')),
  asked_at timestamptz not null,
  type text check (type in ('PAN', 'DRIVING_LICENCE', 'PASSPORT', 'VOTER_ID')),
  last4 text check (last4 ~ '^[0-9A-Z]{4}$'),
  file_hash bytea check (length(file_hash) = 32),
  given_at timestamptz,
  is_verified boolean not null default false,
  check (num_nulls(type, last4, file_hash, given_at) in (0, 4)),
  check (given_at is not null or not is_verified)
);

-- What comes by post with a course of these classes.
create table onboarding.kit (
  id text primary key,
  position int not null,
  name jsonb not null,
  min_grade int not null,
  max_grade int not null,
  is_active boolean not null,
  check (min_grade <= max_grade)
);

create table onboarding.delivery (
  id text primary key,
  onboarding_id text not null unique references onboarding.onboarding on delete cascade,
  status text not null check (status in ('CREATED', 'PACKED', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED', 'RTO')),
  courier text,
  awb text,
  eta date,
  -- What was in the kit when it was promised: [{"en": …}]
  items jsonb not null,
  updated_at timestamptz not null
);

create table onboarding.benchmark_test (
  id text primary key,
  batch_id text not null,
  -- At most two for a batch: decision L-48.
  position int not null check (position in (1, 2)),
  title jsonb not null,
  subject text not null,
  minutes int not null check (minutes > 0),
  questions int not null check (questions > 0),
  note jsonb not null,
  unique (batch_id, position)
);

create table onboarding.splash_screen (
  id text primary key,
  position int not null,
  title jsonb not null,
  text jsonb not null,
  href text check (href ~ '^/[^/]'),
  shown_for_ms int not null check (shown_for_ms between 500 and 10000),
  is_active boolean not null
);
create trigger splash_screen_announced after insert or update or delete or truncate on onboarding.splash_screen
  for each statement execute function platform.announce('content');

-- The address of a calendar. Only its hash is here: who reads this table cannot read a calendar.
create table onboarding.calendar_feed (
  token_hash bytea primary key,
  account_id text not null,
  learner_id text not null,
  since timestamptz not null,
  read_at timestamptz,
  unique (account_id, learner_id)
);

-- What calendars have been told of a class, so that its number rises when its hour moves.
create table onboarding.class_event (
  uid text primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  sequence int not null
);
create index class_event_age on onboarding.class_event (ends_at);

-- Which place a PIN code begins in: three digits name the sorting district and its town, four or five a town of it. The longest counts.
create table onboarding.pin_district (
  prefix text primary key check (prefix ~ '^[1-9][0-9]{2,4}$'),
  city text not null,
  state_code text not null check (state_code ~ '^[0-9]{2}$')
);

-- What the postal service has said of a PIN code, and which it is to be asked about tonight.
create table onboarding.pin_code (
  pin text primary key check (pin ~ '^[1-9][0-9]{5}$'),
  city text,
  district text,
  state_code text,
  post_offices text[] not null default '{}',
  asked_at timestamptz not null,
  -- Null: not yet.
  refreshed_at timestamptz
);
create index pin_code_due on onboarding.pin_code (refreshed_at nulls first);

insert into onboarding.step (key, position, is_active, is_skippable, minutes, title, why) values
  ('WELCOME_VIDEO', 1, true, true, 1, '{"en": "Watch the welcome film", "hi": "स्वागत फ़िल्म देखें", "ta": "வரவேற்பு காணொளியைப் பாருங்கள்"}', '{"en": "How a week with us goes.", "hi": "हमारे साथ एक हफ़्ता कैसा होता है।", "ta": "எங்களுடன் ஒரு வாரம் எப்படி இருக்கும்."}'),
  ('PROFILE', 2, true, false, 1, '{"en": "Say who is learning", "hi": "बताएँ, कौन पढ़ेगा", "ta": "யார் படிக்கிறார் எனச் சொல்லுங்கள்"}', '{"en": "Teachers greet the learner by name.", "hi": "शिक्षक नाम से बुलाते हैं।", "ta": "ஆசிரியர்கள் பெயர் சொல்லி அழைப்பார்கள்."}'),
  ('GUARDIAN_CONSENT', 3, true, false, 2, '{"en": "A parent agrees", "hi": "अभिभावक की सहमति", "ta": "பெற்றோரின் ஒப்புதல்"}', '{"en": "The law asks it before we keep anything about a child.", "hi": "बच्चे की कोई जानकारी रखने से पहले क़ानून यह माँगता है।", "ta": "குழந்தை பற்றி எதையும் வைத்திருக்கும் முன் சட்டம் இதைக் கேட்கிறது."}'),
  ('WHATSAPP', 4, true, true, 1, '{"en": "Get class times on WhatsApp", "hi": "WhatsApp पर कक्षा का समय पाएँ", "ta": "வகுப்பு நேரங்களை WhatsApp-இல் பெறுங்கள்"}', '{"en": "Only times, results and receipts.", "hi": "केवल समय, परिणाम और रसीद।", "ta": "நேரங்கள், முடிவுகள், ரசீதுகள் மட்டும்."}'),
  ('SCHOOL', 5, true, true, 1, '{"en": "Find your school", "hi": "अपना स्कूल चुनें", "ta": "உங்கள் பள்ளியைத் தேடுங்கள்"}', '{"en": "We plan around its exams.", "hi": "हम उसकी परीक्षाओं के हिसाब से चलते हैं।", "ta": "அதன் தேர்வுகளுக்கேற்ப திட்டமிடுகிறோம்."}'),
  ('ADDRESS_PIN', 6, true, true, 1, '{"en": "Where do books go?", "hi": "किताबें कहाँ भेजें?", "ta": "புத்தகங்களை எங்கு அனுப்புவது?"}', '{"en": "The PIN code fills in city and state.", "hi": "पिन कोड से शहर और राज्य भर जाते हैं।", "ta": "பின் குறியீடு நகரையும் மாநிலத்தையும் நிரப்பும்."}'),
  ('KYC', 7, true, true, 2, '{"en": "Show who pays", "hi": "भुगतान करने वाले की पहचान", "ta": "பணம் செலுத்துபவரின் அடையாளம்"}', '{"en": "The lender needs it. We keep neither number nor picture.", "hi": "ऋण देने वाले को चाहिए। हम न नंबर रखते हैं, न तस्वीर।", "ta": "கடன் தருபவருக்குத் தேவை. எண்ணையோ படத்தையோ நாங்கள் வைத்திருப்பதில்லை."}'),
  ('BATCH', 8, true, true, 1, '{"en": "See your batch", "hi": "अपना बैच देखें", "ta": "உங்கள் குழுவைப் பாருங்கள்"}', '{"en": "We have kept you a seat.", "hi": "आपकी सीट रखी है।", "ta": "உங்களுக்கு இடம் ஒதுக்கியுள்ளோம்."}'),
  ('TIMETABLE', 9, true, true, 1, '{"en": "Put classes in your calendar", "hi": "कक्षाएँ कैलेंडर में जोड़ें", "ta": "வகுப்புகளை நாட்காட்டியில் சேருங்கள்"}', '{"en": "Your phone reminds you 15 minutes before.", "hi": "फ़ोन 15 मिनट पहले याद दिलाएगा।", "ta": "15 நிமிடங்களுக்கு முன் தொலைபேசி நினைவூட்டும்."}'),
  ('BENCHMARK', 10, true, true, 1, '{"en": "Baseline test", "hi": "शुरुआती टेस्ट", "ta": "தொடக்கத் தேர்வு"}', '{"en": "Shows the teacher where to begin.", "hi": "शिक्षक को पता चलता है, कहाँ से शुरू करें।", "ta": "எங்கிருந்து தொடங்குவது என ஆசிரியருக்குக் காட்டும்."}'),
  ('OTHER_PARENT', 11, true, true, 1, '{"en": "Invite the other parent", "hi": "दूसरे अभिभावक को बुलाएँ", "ta": "மற்ற பெற்றோரை அழையுங்கள்"}', '{"en": "Both see classes and results.", "hi": "दोनों को कक्षाएँ और परिणाम दिखेंगे।", "ta": "இருவரும் வகுப்புகளையும் முடிவுகளையும் பார்க்கலாம்."}'),
  ('APP', 12, true, true, 1, '{"en": "Put Kandil on your home screen", "hi": "Kandil को होम स्क्रीन पर रखें", "ta": "Kandil-ஐ முகப்புத் திரையில் வையுங்கள்"}', '{"en": "Opens like an app, without a store.", "hi": "ऐप की तरह खुलेगा, बिना स्टोर के।", "ta": "செயலி போலத் திறக்கும், ஸ்டோர் வேண்டாம்."}');

insert into onboarding.kit (id, position, min_grade, max_grade, is_active, name) values
  ('kit000000000000tatva1', 1, 11, 13, true, '{"en": "Tatva study books, term 1", "hi": "तत्व अध्ययन पुस्तकें, सत्र 1", "ta": "தத்வா பாடப் புத்தகங்கள், பருவம் 1"}'),
  ('kit000000000000tatva2', 2, 11, 13, true, '{"en": "Formula sheets", "hi": "सूत्र पत्रक", "ta": "சூத்திரத் தாள்கள்"}');

insert into onboarding.splash_screen (id, position, shown_for_ms, is_active, href, title, text) values
  ('spl00000000000welcome', 1, 1500, true, null, '{"en": "Good evening", "hi": "शुभ संध्या", "ta": "மாலை வணக்கம்"}', '{"en": "One light for every class you come to.", "hi": "हर कक्षा के लिए एक रोशनी।", "ta": "நீங்கள் வரும் ஒவ்வொரு வகுப்புக்கும் ஒரு விளக்கு."}');

update staff.role set grants = grants || '{"onboarding": "approve"}' where key = 'owner';
update staff.role set grants = grants || '{"onboarding": "edit"}' where key = 'operations';
update staff.role set grants = grants || '{"onboarding": "view"}' where key = 'support';
