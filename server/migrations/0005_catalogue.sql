create schema catalogue;
grant usage on schema catalogue to kandil_app;
alter default privileges in schema catalogue grant select, insert, update, delete on tables to kandil_app;

-- Names, titles and whatever else people read are {"en": …, "hi": …}, English always there.

-- Education boards. What reports call a board is a subject: decision L-38.
create table catalogue.board (
  key text primary key,
  name jsonb not null,
  rank int not null
);

create table catalogue.target (
  key text primary key,
  name jsonb not null,
  -- Null: the group is the learner's board.
  target_group text,
  -- A LEGACY target is no longer offered; its pages lead to the successor: decision L-15.
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'LEGACY')),
  successor text references catalogue.target,
  rank int not null,
  check (successor is null or status = 'LEGACY')
);

create table catalogue.grade (
  key text primary key,
  grade int not null check (grade between -2 and 13 and grade <> 0),
  stream text check (stream in ('SCIENCE', 'COMMERCE', 'HUMANITIES')),
  name jsonb not null,
  is_in_picker boolean not null default true,
  unique nulls not distinct (grade, stream)
);

create table catalogue.subject (
  key text primary key,
  name jsonb not null,
  state text not null default 'VISIBLE' check (state in ('VISIBLE', 'HIDDEN')),
  rank int not null
);

create table catalogue.teacher (
  id text primary key,
  name text not null,
  -- The main one first.
  subjects text[] not null check (cardinality(subjects) > 0),
  qualification text not null,
  experience_years int not null check (experience_years >= 0),
  languages text[] not null,
  about jsonb not null,
  is_demo boolean not null default false
);

-- Found by the beginnings of the name's words. Words are cut at white space and punctuation only, so that the vowel signs
-- of Indic scripts stay in their words; search-schools.ts cuts what is typed in the same way.
create table catalogue.school (
  id text primary key,
  name text not null,
  city text not null,
  state_code text not null,
  pin_code text not null,
  board text not null references catalogue.board,
  words tsvector not null generated always as (
    array_to_tsvector(array_remove(regexp_split_to_array(lower(normalize(name, NFKC)), '[\s.,;:()&/''’"-]+'), ''))
  ) stored,
  is_demo boolean not null default false
);
create index school_words on catalogue.school using gin (words) with (fastupdate = off);
create index school_name on catalogue.school (name, id);

create table catalogue.curriculum (
  id text primary key,
  is_demo boolean not null default false
);

create table catalogue.chapter (
  curriculum_id text not null references catalogue.curriculum,
  subject text not null references catalogue.subject,
  position int not null,
  chapter text not null,
  -- 1 is the course's first month.
  month int not null check (month > 0),
  classes int not null check (classes >= 0),
  tests int not null check (tests >= 0),
  primary key (curriculum_id, subject, position)
);

-- A course that is sold.
create table catalogue.bundle (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title jsonb not null,
  outcome jsonb not null,
  grade int not null check (grade between -2 and 13 and grade <> 0),
  stream text check (stream in ('SCIENCE', 'COMMERCE', 'HUMANITIES')),
  -- All that it serves, its own first.
  boards text[] not null check (cardinality(boards) > 0),
  target text not null references catalogue.target,
  language text not null,
  -- As it is stored, PLUS and never PRO in the tatva line: decision P-15.
  variant_name text check (variant_name in ('LITE', 'CLASSIC', 'PLUS', 'PRO', 'PREMIUM')),
  course_kind text not null check (course_kind in ('FULL', 'CRASH', 'REVISION', 'SPECIAL')),
  is_early_learning boolean not null,
  price bigint not null check (price >= 0),
  cut_price bigint not null check (cut_price >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  last_purchase_at timestamptz,
  -- Variants of the same lessons: nobody needs two.
  asl_group text,
  curriculum_id text references catalogue.curriculum,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  -- One that is not listed is sold by its link.
  is_listed boolean not null default true,
  is_demo boolean not null default false,
  check (ends_at > starts_at)
);
create index bundle_offer on catalogue.bundle (grade, target) where status = 'ACTIVE' and is_listed;
create index bundle_curriculum on catalogue.bundle (curriculum_id);

-- Every price a course was sold at, and from when to when: a struck price must be among them. Decision P-10.
create table catalogue.bundle_price (
  bundle_id text not null references catalogue.bundle,
  price bigint not null,
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (bundle_id, from_at),
  check (until_at > from_at)
);
create unique index bundle_price_now on catalogue.bundle_price (bundle_id) where until_at is null;

create table catalogue.trial (
  id text primary key,
  bundle_id text not null references catalogue.bundle,
  trial_amount bigint not null check (trial_amount >= 0),
  trial_allowed_days int not null check (trial_allowed_days > 0),
  cut_price bigint not null check (cut_price >= 0)
);
create index trial_bundle on catalogue.trial (bundle_id);

-- Who teaches what in a course, its subjects in order.
create table catalogue.bundle_teacher (
  bundle_id text not null references catalogue.bundle,
  subject text not null references catalogue.subject,
  teacher_id text not null references catalogue.teacher,
  position int not null,
  primary key (bundle_id, subject, teacher_id)
);

create table catalogue.batch (
  id text primary key,
  bundle_id text not null references catalogue.bundle,
  label text not null check (label in ('main', 'lite', 'classic') or label ~ '^([1-9]|1[0-9]|2[0-5])$'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  language text not null,
  unique (bundle_id, label)
);

-- A weekly class, at an hour of India's.
create table catalogue.class_slot (
  batch_id text not null references catalogue.batch,
  -- 0 is Sunday.
  weekday int not null check (weekday between 0 and 6),
  start_minutes int not null check (start_minutes between 0 and 1439),
  length_minutes int not null check (length_minutes > 0),
  subject text not null references catalogue.subject,
  teacher_id text not null references catalogue.teacher,
  -- Open to everybody.
  is_free boolean not null default false,
  primary key (batch_id, weekday, start_minutes)
);
create index class_slot_free on catalogue.class_slot (batch_id) where is_free;

create table catalogue.content (
  id text primary key,
  bundle_id text not null references catalogue.bundle,
  type text not null check (type in ('CLASS', 'VIDEO', 'TEST', 'NOTES')),
  title text not null,
  subject text not null references catalogue.subject,
  is_free boolean not null default false,
  position int not null
);
create index content_bundle on catalogue.content (bundle_id, position);

create table catalogue.menu_entry (
  key text primary key,
  parent_key text references catalogue.menu_entry,
  heading jsonb not null,
  sub_heading jsonb,
  icon_url text check (icon_url ~ '^(/([^/]|$)|https://)'),
  redirection_url text check (redirection_url ~ '^(/([^/]|$)|https://)'),
  rank int not null,
  grid int not null default 1 check (grid between 1 and 4),
  description jsonb,
  entity_state text not null default 'ACTIVE' check (entity_state in ('ACTIVE', 'INACTIVE', 'DRAFT')),
  is_top_course boolean not null default false
);

-- What pages keep is kept until one of these changes. Schools are searched, never kept.
do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'catalogue' and tablename <> 'school' loop
    execute format('create trigger %I after insert or update or delete or truncate on catalogue.%I
      for each statement execute function platform.announce(''catalogue'')', name || '_announced', name);
  end loop;
end $$;

insert into catalogue.board (key, rank, name) values
  ('cbse', 1, '{"en": "CBSE", "hi": "सीबीएसई", "ta": "சிபிஎஸ்இ"}'),
  ('icse', 2, '{"en": "ICSE", "hi": "आईसीएसई", "ta": "ஐசிஎஸ்இ"}'),
  ('maharashtraboard', 3, '{"en": "Maharashtra Board", "hi": "महाराष्ट्र बोर्ड", "mr": "महाराष्ट्र बोर्ड", "ta": "மகாராஷ்டிரா வாரியம்"}'),
  ('karnatakaboard', 4, '{"en": "Karnataka Board", "hi": "कर्नाटक बोर्ड", "kn": "ಕರ್ನಾಟಕ ಮಂಡಳಿ", "ta": "கர்நாடகா வாரியம்"}'),
  ('stateboard', 5, '{"en": "State Board", "hi": "राज्य बोर्ड", "ta": "மாநில வாரியம்"}'),
  ('igcse', 6, '{"en": "IGCSE", "hi": "आईजीसीएसई", "ta": "ஐஜிசிஎஸ்இ"}'),
  ('ib', 7, '{"en": "IB", "hi": "आईबी", "ta": "ஐபி"}');

insert into catalogue.target (key, rank, target_group, name) values
  ('jeemain', 1, 'JEE', '{"en": "JEE Main", "hi": "जेईई मेन", "ta": "ஜேஇஇ மெயின்"}'),
  ('jeeadvanced', 2, 'JEE', '{"en": "JEE Advanced", "hi": "जेईई एडवांस्ड", "ta": "ஜேஇஇ அட்வான்ஸ்டு"}'),
  ('neetug', 3, 'NEET', '{"en": "NEET UG", "hi": "नीट यूजी", "ta": "நீட் யுஜி"}'),
  ('school', 4, null, '{"en": "School exams", "hi": "स्कूल परीक्षाएँ", "ta": "பள்ளித் தேர்வுகள்"}'),
  ('foundation', 5, 'Foundation', '{"en": "Foundation", "hi": "फ़ाउंडेशन", "ta": "அடித்தளம்"}'),
  ('olympiad', 6, 'Foundation', '{"en": "Olympiads", "hi": "ओलंपियाड", "ta": "ஒலிம்பியாட்"}'),
  ('imo', 7, 'Foundation', '{"en": "IMO", "hi": "आईएमओ"}'),
  ('iso', 8, 'Foundation', '{"en": "ISO", "hi": "आईएसओ"}'),
  ('ieo', 9, 'Foundation', '{"en": "IEO", "hi": "आईईओ"}'),
  ('bitsat', 10, 'JEE', '{"en": "BITSAT", "hi": "बिटसैट"}'),
  ('mhtcet', 11, 'Maharashtra Board', '{"en": "MHT CET", "hi": "एमएचटी सीईटी"}'),
  ('kcet', 12, 'Karnataka Board', '{"en": "KCET", "hi": "केसीईटी"}'),
  ('wbjee', 13, 'State Board', '{"en": "WBJEE", "hi": "डब्ल्यूबीजेईई", "bn": "ডব্লিউবিজেইই"}'),
  ('tgeapcet', 14, 'State Board', '{"en": "TG EAPCET", "hi": "टीजी ईएपीसीईटी", "te": "టీజీ ఈఏపీసెట్"}'),
  ('apeapcet', 15, 'State Board', '{"en": "AP EAPCET", "hi": "एपी ईएपीसीईटी", "te": "ఏపీ ఈఏపీసెట్"}'),
  ('cuet', 16, 'CBSE', '{"en": "CUET", "hi": "सीयूईटी", "ta": "சியுஇடி"}'),
  ('nda', 17, 'CBSE', '{"en": "NDA", "hi": "एनडीए"}'),
  ('reading', 18, 'Foundation', '{"en": "Reading", "hi": "पढ़ना", "ta": "வாசிப்பு"}'),
  ('speaking', 19, 'Foundation', '{"en": "Speaking", "hi": "बोलना", "ta": "பேச்சு"}'),
  ('coding', 20, 'Foundation', '{"en": "Coding", "hi": "कोडिंग", "ta": "கோடிங்"}');

-- Exams that are held no more, or under another name: decision L-15.
insert into catalogue.target (key, rank, target_group, status, successor, name) values
  ('kvpy', 90, 'JEE', 'LEGACY', 'jeeadvanced', '{"en": "KVPY"}'),
  ('aiims', 91, 'NEET', 'LEGACY', 'neetug', '{"en": "AIIMS"}'),
  ('jipmer', 92, 'NEET', 'LEGACY', 'neetug', '{"en": "JIPMER"}'),
  ('upsee', 93, 'JEE', 'LEGACY', 'jeemain', '{"en": "UPSEE"}'),
  ('ntse', 94, 'Foundation', 'LEGACY', 'olympiad', '{"en": "NTSE"}'),
  ('tseamcet', 95, 'State Board', 'LEGACY', 'tgeapcet', '{"en": "TS EAMCET"}'),
  ('apeamcet', 96, 'State Board', 'LEGACY', 'apeapcet', '{"en": "AP EAMCET"}');

insert into catalogue.grade (key, grade, name)
select grade::text, grade, jsonb_build_object('en', 'Class ' || grade, 'hi', 'कक्षा ' || grade, 'ta', grade || ' ஆம் வகுப்பு',
  'mr', 'इयत्ता ' || grade, 'hi-Latn', 'Class ' || grade)
from generate_series(1, 10) grade;
insert into catalogue.grade (key, grade, stream, name, is_in_picker)
select grade || '-' || lower(stream), grade, stream, jsonb_build_object('en', 'Class ' || grade || ' ' || initcap(stream),
  'hi', 'कक्षा ' || grade || ' ' || hi, 'ta', grade || ' ஆம் வகுப்பு ' || ta, 'mr', 'इयत्ता ' || grade || ' ' || mr,
  'hi-Latn', 'Class ' || grade || ' ' || initcap(stream)), stream <> 'HUMANITIES'
from generate_series(11, 12) grade, (values ('SCIENCE', 'विज्ञान', 'அறிவியல்', 'विज्ञान'),
  ('COMMERCE', 'वाणिज्य', 'வணிகவியல்', 'वाणिज्य'), ('HUMANITIES', 'मानविकी', 'கலை', 'कला')) names (stream, hi, ta, mr);
insert into catalogue.grade (key, grade, name) values
  ('-2', -2, '{"en": "LKG", "hi": "एलकेजी", "ta": "எல்கேஜி"}'),
  ('-1', -1, '{"en": "UKG", "hi": "यूकेजी", "ta": "யுகேஜி"}'),
  ('13', 13, '{"en": "Class 12 Pass", "hi": "12वीं पास", "ta": "12 ஆம் வகுப்பு முடித்தவர்", "hi-Latn": "12th Pass"}');

insert into catalogue.subject (key, rank, name) values
  ('physics', 1, '{"en": "Physics", "hi": "भौतिकी", "mr": "भौतिकशास्त्र", "ta": "இயற்பியல்", "te": "భౌతిక శాస్త్రం", "kn": "ಭೌತಶಾಸ್ತ್ರ", "bn": "পদার্থবিদ্যা", "hi-Latn": "Physics"}'),
  ('chemistry', 2, '{"en": "Chemistry", "hi": "रसायन", "mr": "रसायनशास्त्र", "ta": "வேதியியல்", "te": "రసాయన శాస్త్రం", "kn": "ರಸಾಯನಶಾಸ್ತ್ರ", "bn": "রসায়ন", "hi-Latn": "Chemistry"}'),
  ('maths', 3, '{"en": "Maths", "hi": "गणित", "mr": "गणित", "ta": "கணிதம்", "te": "గణితం", "kn": "ಗಣಿತ", "bn": "গণিত", "hi-Latn": "Maths"}'),
  ('biology', 4, '{"en": "Biology", "hi": "जीव विज्ञान", "mr": "जीवशास्त्र", "ta": "உயிரியல்", "te": "జీవశాస్త్రం", "kn": "ಜೀವಶಾಸ್ತ್ರ", "bn": "জীববিদ্যা", "hi-Latn": "Biology"}'),
  ('science', 5, '{"en": "Science", "hi": "विज्ञान", "mr": "विज्ञान", "ta": "அறிவியல்", "te": "సైన్స్", "kn": "ವಿಜ್ಞಾನ", "bn": "বিজ্ঞান", "hi-Latn": "Science"}'),
  ('social-studies', 6, '{"en": "Social Studies", "hi": "सामाजिक विज्ञान", "mr": "सामाजिक शास्त्र", "ta": "சமூக அறிவியல்", "te": "సాంఘిక శాస్త్రం", "kn": "ಸಮಾಜ ವಿಜ್ಞಾನ", "bn": "সমাজবিজ্ঞান", "hi-Latn": "Social Studies"}'),
  ('english', 7, '{"en": "English", "hi": "अंग्रेज़ी", "mr": "इंग्रजी", "ta": "ஆங்கிலம்", "te": "ఆంగ్లం", "kn": "ಇಂಗ್ಲಿಷ್", "bn": "ইংরেজি", "hi-Latn": "English"}'),
  ('hindi', 8, '{"en": "Hindi", "hi": "हिंदी", "mr": "हिंदी", "ta": "இந்தி", "te": "హిందీ", "kn": "ಹಿಂದಿ", "bn": "হিন্দি", "hi-Latn": "Hindi"}'),
  ('evs', 9, '{"en": "The World Around Us", "hi": "हमारा परिवेश", "mr": "परिसर अभ्यास", "ta": "சுற்றுச்சூழலியல்", "hi-Latn": "The World Around Us"}'),
  ('mental-ability', 10, '{"en": "Mental Ability", "hi": "मानसिक योग्यता", "mr": "बौद्धिक चाचणी", "ta": "மனத்திறன்", "hi-Latn": "Mental Ability"}'),
  ('accountancy', 11, '{"en": "Accountancy", "hi": "लेखाशास्त्र", "mr": "लेखाशास्त्र", "ta": "கணக்குப்பதிவியல்", "hi-Latn": "Accountancy"}'),
  ('business-studies', 12, '{"en": "Business Studies", "hi": "व्यवसाय अध्ययन", "mr": "व्यवसाय अध्ययन", "ta": "வணிகவியல்", "hi-Latn": "Business Studies"}'),
  ('economics', 13, '{"en": "Economics", "hi": "अर्थशास्त्र", "mr": "अर्थशास्त्र", "ta": "பொருளியல்", "hi-Latn": "Economics"}'),
  ('history', 14, '{"en": "History", "hi": "इतिहास", "mr": "इतिहास", "ta": "வரலாறு", "hi-Latn": "History"}'),
  ('political-science', 15, '{"en": "Political Science", "hi": "राजनीति विज्ञान", "mr": "राज्यशास्त्र", "ta": "அரசியல் அறிவியல்", "hi-Latn": "Political Science"}'),
  ('computer-science', 16, '{"en": "Computer Science", "hi": "कंप्यूटर विज्ञान", "mr": "संगणकशास्त्र", "ta": "கணினி அறிவியல்", "hi-Latn": "Computer Science"}'),
  ('sports', 17, '{"en": "Sports", "hi": "खेल"}');
update catalogue.subject set state = 'HIDDEN' where key = 'sports';
