create schema plans;
grant usage on schema plans to kandil_app;
alter default privileges in schema plans grant select, insert, update, delete on tables to kandil_app;

-- Which year a class's programs carry from this moment on: the year of the exam, which class 11 sits a year later than class 12.
create table plans.session_year (
  grade int not null,
  starts_at timestamptz not null,
  year int not null,
  primary key (grade, starts_at)
);

-- What a plan may include, in the order it is listed.
create table plans.service (
  key text primary key,
  position int not null,
  name jsonb not null,
  -- What it means, in one line.
  explanation jsonb not null,
  -- Answered with LITE plans only: commerce spec, section 3.
  url text
);

create table plans.program (
  id text primary key,
  name jsonb not null,
  grade int not null check (grade between -2 and 13 and grade <> 0),
  stream text check (stream in ('SCIENCE', 'COMMERCE', 'HUMANITIES')),
  -- All that it serves, its own first.
  boards text[] not null check (cardinality(boards) > 0),
  target text not null,
  year int not null,
  language text not null,
  -- Which one it is where several fit: the lowest.
  rank int not null,
  -- Reached by its link alone.
  is_hidden boolean not null default false,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false
);

create table plans.plan (
  id text primary key,
  program_id text not null references plans.program,
  bundle_id text not null,
  -- As it is stored, PLUS and never PRO in the tatva line: decision P-15.
  variant_name text not null check (variant_name in ('LITE', 'CLASSIC', 'PLUS', 'PRO', 'PREMIUM')),
  -- 0 is the full course.
  valid_months int not null check (valid_months >= 0),
  title jsonb not null,
  price bigint not null check (price >= 0),
  cut_price bigint not null check (cut_price >= 0),
  aio_valid_till timestamptz,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE'))
);
create unique index plan_on_sale on plans.plan (program_id, variant_name, valid_months) where status = 'ACTIVE';
create index plan_bundle on plans.plan (bundle_id);

-- Every price a plan was sold at, and from when to when: a struck price must be among them. Decision P-10.
create table plans.plan_price (
  plan_id text not null references plans.plan,
  price bigint not null,
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (plan_id, from_at),
  check (until_at > from_at)
);
create unique index plan_price_now on plans.plan_price (plan_id) where until_at is null;

create table plans.variant_info (
  plan_id text not null references plans.plan,
  service text not null references plans.service,
  data_type text not null check (data_type in ('BOOLEAN', 'INT')),
  value text not null,
  primary key (plan_id, service)
);

do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'plans' loop
    execute format('create trigger %I after insert or update or delete or truncate on plans.%I
      for each statement execute function platform.announce(''plans'')', name || '_announced', name);
  end loop;
end $$;

-- The specification's years (2021: class 11 is 2023, classes 12 and 13 are 2022), continued: decision L-82.
insert into plans.session_year (grade, starts_at, year)
select grade, make_timestamptz(first_year, 4, 1, 0, 0, 0, 'Asia/Kolkata'), first_year + case grade when 11 then 2 else 1 end
from generate_series(2021, 2050) first_year, generate_series(-2, 13) grade
where grade <> 0;

insert into plans.service (key, position, name, explanation) values
  ('LIVE_CLASSES', 1,
   '{"en": "Live classes", "hi": "लाइव कक्षाएँ", "ta": "நேரலை வகுப்புகள்", "hi-Latn": "Live classes"}',
   '{"en": "Evening classes with your own teachers, where you can ask and answer.", "hi": "शाम की कक्षाएँ, आपके अपने शिक्षकों के साथ, जहाँ आप पूछ और बता सकते हैं।", "ta": "உங்கள் ஆசிரியர்களுடன் மாலை நேர வகுப்புகள்; கேட்கலாம், பதிலளிக்கலாம்."}'),
  ('REPLAYS_NOTES', 2,
   '{"en": "Class replays & notes", "hi": "कक्षा के रीप्ले और नोट्स", "ta": "வகுப்புப் பதிவுகள், குறிப்புகள்", "hi-Latn": "Class replays aur notes"}',
   '{"en": "Every class again whenever you like, with its notes to download.", "hi": "हर कक्षा जब चाहें फिर से देखें, नोट्स डाउनलोड करें।", "ta": "ஒவ்வொரு வகுப்பையும் விரும்பும் போது மீண்டும் பார்க்கலாம், குறிப்புகளைப் பதிவிறக்கலாம்."}'),
  ('TESTS', 3,
   '{"en": "Tests with analysis", "hi": "विश्लेषण के साथ टेस्ट", "ta": "பகுப்பாய்வுடன் தேர்வுகள்", "hi-Latn": "Tests aur analysis"}',
   '{"en": "Chapter and full tests; each answer explained, weak topics named.", "hi": "अध्याय और पूरे टेस्ट; हर उत्तर समझाया जाता है, कमज़ोर विषय बताए जाते हैं।", "ta": "அத்தியாயத் தேர்வுகளும் முழுத் தேர்வுகளும்; ஒவ்வொரு விடைக்கும் விளக்கம்."}'),
  ('STUDY_PLANNER', 4,
   '{"en": "Study planner", "hi": "पढ़ाई की योजना", "ta": "படிப்புத் திட்டம்", "hi-Latn": "Study planner"}',
   '{"en": "A plan for each week that moves when you miss a class.", "hi": "हर हफ़्ते की योजना, जो कक्षा छूटने पर अपने आप बदलती है।", "ta": "ஒவ்வொரு வாரத்திற்கும் ஒரு திட்டம்; வகுப்பு தவறினால் தானாக மாறும்."}'),
  ('PARENT_REPORT', 5,
   '{"en": "Parent report", "hi": "अभिभावक रिपोर्ट", "ta": "பெற்றோர் அறிக்கை", "hi-Latn": "Parent report"}',
   '{"en": "One page a month: classes attended, marks, and one thing to do at home.", "hi": "हर महीने एक पन्ना: कितनी कक्षाएँ कीं, कितने अंक आए, और घर पर करने की एक बात।", "ta": "மாதம் ஒரு பக்கம்: வருகை, மதிப்பெண்கள், வீட்டில் செய்ய ஒன்று."}'),
  ('PEDAGOGY_ACCESS', 6,
   '{"en": "Pedagogy access", "hi": "शिक्षण-विशेषज्ञों तक पहुँच", "ta": "கற்பித்தல் நிபுணர் உதவி", "hi-Latn": "Pedagogy access"}',
   '{"en": "A learning specialist looks at your results and adjusts how you study.", "hi": "शिक्षण-विशेषज्ञ आपके परिणाम देखकर पढ़ने का तरीक़ा सुधारते हैं।", "ta": "கற்றல் நிபுணர் உங்கள் முடிவுகளைப் பார்த்து படிக்கும் முறையைச் சீரமைக்கிறார்."}'),
  ('DOUBT_SOLVING', 7,
   '{"en": "Doubt solving", "hi": "शंका समाधान", "ta": "சந்தேக விளக்கம்", "hi-Latn": "Doubt solving"}',
   '{"en": "Send a question by text or photo; a teacher answers it the same day.", "hi": "सवाल लिखकर या फ़ोटो से भेजें; शिक्षक उसी दिन उत्तर देते हैं।", "ta": "கேள்வியை எழுதி அல்லது படமாக அனுப்பலாம்; ஆசிரியர் அன்றே பதிலளிப்பார்."}'),
  ('PERSONAL_TEACHER', 8,
   '{"en": "Personal teacher", "hi": "व्यक्तिगत शिक्षक", "ta": "தனி ஆசிரியர்", "hi-Latn": "Personal teacher"}',
   '{"en": "One teacher who knows you and calls every two weeks.", "hi": "एक शिक्षक जो आपको जानते हैं और हर दो हफ़्ते में फ़ोन करते हैं।", "ta": "உங்களை அறிந்த ஓர் ஆசிரியர்; இரு வாரங்களுக்கு ஒருமுறை அழைப்பார்."}');
