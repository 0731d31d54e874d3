create schema notices;
grant usage on schema notices to kandil_app;
alter default privileges in schema notices grant select, insert, update, delete on tables to kandil_app;

-- Notices of a household: shown in its notification centre, and sent by the channels it chose.
create table notices.notice (
  id text primary key,
  account_id text not null,
  -- The learner it is about. Null: the household as a whole.
  learner_id text,
  -- One notice per household and key: a retry makes no second one.
  key text not null,
  -- The template's key.
  type text not null,
  purpose text not null check (purpose in ('PAYMENTS', 'CLASSES', 'REPORTS', 'OFFERS', 'SAFETY')),
  details jsonb not null,
  link text,
  lang text,
  -- The id of an order or a class. Reminders are planned again by it.
  subject text,
  -- A reminder comes so many minutes before the subject begins.
  minutes_before int check (minutes_before > 0),
  -- The learner chose the class: the last reminders may leave in quiet hours.
  is_chosen boolean not null default false,
  is_urgent boolean not null default false,
  created_at timestamptz not null,
  at timestamptz not null,
  expires_at timestamptz,
  -- Since when it is shown and its sends are planned.
  shown_at timestamptz,
  -- Why it is not shown: PAST, CANCELLED, EXPIRED.
  dropped text check (dropped in ('PAST', 'CANCELLED', 'EXPIRED')),
  read_at timestamptz,
  unique (account_id, key),
  check (minutes_before is null or subject is not null)
);
create index notice_newest on notices.notice (account_id, at desc, id desc) where shown_at is not null;
create index notice_unread on notices.notice (account_id) where shown_at is not null and read_at is null;
create index notice_due on notices.notice (at) where shown_at is null and dropped is null;
create index notice_subject on notices.notice (subject) where subject is not null;
create index notice_learner on notices.notice (learner_id) where learner_id is not null;

-- One message of a notice by one channel. It leaves once at most: LEAVING is committed before the provider is asked.
create table notices.send (
  id text primary key,
  notice_id text not null references notices.notice on delete cascade,
  account_id text not null,
  channel text not null check (channel in ('SMS', 'WHATSAPP', 'MAIL')),
  purpose text not null,
  is_fallback boolean not null,
  state text not null check (state in ('PLANNED', 'BUNDLED', 'LEAVING', 'SENT', 'DROPPED')),
  -- Why it was dropped.
  reason text,
  due_at timestamptz not null,
  left_at timestamptz,
  delivered_at timestamptz,
  -- Messages beyond the day's limit leave as one.
  bundle_id text,
  unique (notice_id, channel)
);
create index send_account on notices.send (account_id, left_at);
create index send_bundled on notices.send (account_id, channel) where state = 'BUNDLED';

-- The text in the notification centre is a template too: a title and a text, approved by nobody but staff.
alter table messages.template drop constraint template_channel_check, drop constraint template_check, drop constraint template_check1;
alter table messages.template
  add constraint template_channel_check check (channel in ('SMS', 'WHATSAPP', 'MAIL', 'APP')),
  add constraint template_subject_check check (channel not in ('MAIL', 'APP') or subject is not null),
  add constraint template_provider_check check (channel in ('MAIL', 'APP') or provider_template is not null);

insert into messages.template (key, channel, lang, provider_template, subject, body, category, header, dlt_entity, vars, vars_reason) values
  ('more-notices', 'SMS', 'en', '1107170000000000401', null, 'You have {count} more messages from Kandil. Read them here: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('more-notices', 'WHATSAPP', 'en', 'kandil_more_notices', null, 'You have {count} more messages from Kandil. Read them here: {link}', 'UTILITY', null, null, '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('more-notices', 'MAIL', 'en', null, 'More messages from Kandil', 'You have {count} more messages from Kandil. Read them here: {link}', null, null, null, '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('more-notices', 'SMS', 'hi', '1107170000000000402', null, 'Kandil से आपके {count} और संदेश हैं। यहाँ पढ़ें: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('more-notices', 'WHATSAPP', 'hi', 'kandil_more_notices', null, 'Kandil से आपके {count} और संदेश हैं। यहाँ पढ़ें: {link}', 'UTILITY', null, null, '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('more-notices', 'MAIL', 'hi', null, 'Kandil से और संदेश', 'Kandil से आपके {count} और संदेश हैं। यहाँ पढ़ें: {link}', null, null, null, '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('more-notices', 'SMS', 'ta', '1107170000000000403', null, 'Kandil இலிருந்து மேலும் {count} செய்திகள் உள்ளன. இங்கே படிக்கவும்: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('more-notices', 'WHATSAPP', 'ta', 'kandil_more_notices', null, 'Kandil இலிருந்து மேலும் {count} செய்திகள் உள்ளன. இங்கே படிக்கவும்: {link}', 'UTILITY', null, null, '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('more-notices', 'MAIL', 'ta', null, 'Kandil இலிருந்து மேலும் செய்திகள்', 'Kandil இலிருந்து மேலும் {count} செய்திகள் உள்ளன. இங்கே படிக்கவும்: {link}', null, null, null, '[{"name": "count", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-soon', 'SMS', 'en', '1107170000000000411', null, 'Your Kandil class {course} starts on {time}. Join here: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', 'It names the class and its time, so that a family knows it at once.'),
  ('class-soon', 'WHATSAPP', 'en', 'kandil_class_soon', null, 'Your Kandil class {course} starts on {time}. Join here: {link}', 'UTILITY', null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-soon', 'MAIL', 'en', null, 'Your class starts soon', 'Your Kandil class {course} starts on {time}. Join here: {link}', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-soon', 'APP', 'en', null, 'Your class starts soon', '{course} starts on {time}.', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}]', null),
  ('class-soon', 'SMS', 'hi', '1107170000000000412', null, 'आपकी Kandil कक्षा {course} का समय {time} है। यहाँ जुड़ें: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', 'It names the class and its time, so that a family knows it at once.'),
  ('class-soon', 'WHATSAPP', 'hi', 'kandil_class_soon', null, 'आपकी Kandil कक्षा {course} का समय {time} है। यहाँ जुड़ें: {link}', 'UTILITY', null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-soon', 'MAIL', 'hi', null, 'आपकी कक्षा जल्द शुरू होगी', 'आपकी Kandil कक्षा {course} का समय {time} है। यहाँ जुड़ें: {link}', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-soon', 'APP', 'hi', null, 'आपकी कक्षा जल्द शुरू होगी', '{course} का समय {time} है।', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}]', null),
  ('class-soon', 'SMS', 'ta', '1107170000000000413', null, 'உங்கள் Kandil வகுப்பு {course} தொடங்கும் நேரம் {time}. இங்கே சேரவும்: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', 'It names the class and its time, so that a family knows it at once.'),
  ('class-soon', 'WHATSAPP', 'ta', 'kandil_class_soon', null, 'உங்கள் Kandil வகுப்பு {course} தொடங்கும் நேரம் {time}. இங்கே சேரவும்: {link}', 'UTILITY', null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-soon', 'MAIL', 'ta', null, 'உங்கள் வகுப்பு விரைவில் தொடங்கும்', 'உங்கள் Kandil வகுப்பு {course} தொடங்கும் நேரம் {time}. இங்கே சேரவும்: {link}', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-soon', 'APP', 'ta', null, 'உங்கள் வகுப்பு விரைவில் தொடங்கும்', '{course} தொடங்கும் நேரம் {time}.', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}]', null),
  ('class-moved', 'SMS', 'en', '1107170000000000421', null, 'Your Kandil class {course} has a new time: {time}. See your timetable: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', 'It names the class and its time, so that a family knows it at once.'),
  ('class-moved', 'WHATSAPP', 'en', 'kandil_class_moved', null, 'Your Kandil class {course} has a new time: {time}. See your timetable: {link}', 'UTILITY', null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-moved', 'MAIL', 'en', null, 'Your class has a new time', 'Your Kandil class {course} has a new time: {time}. See your timetable: {link}', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-moved', 'APP', 'en', null, 'Your class has a new time', '{course} now starts on {time}.', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}]', null),
  ('class-moved', 'SMS', 'hi', '1107170000000000422', null, 'आपकी Kandil कक्षा {course} का नया समय {time} है। समय-सारणी देखें: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', 'It names the class and its time, so that a family knows it at once.'),
  ('class-moved', 'WHATSAPP', 'hi', 'kandil_class_moved', null, 'आपकी Kandil कक्षा {course} का नया समय {time} है। समय-सारणी देखें: {link}', 'UTILITY', null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-moved', 'MAIL', 'hi', null, 'आपकी कक्षा का नया समय', 'आपकी Kandil कक्षा {course} का नया समय {time} है। समय-सारणी देखें: {link}', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-moved', 'APP', 'hi', null, 'आपकी कक्षा का नया समय', '{course} अब {time} को शुरू होगी।', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}]', null),
  ('class-moved', 'SMS', 'ta', '1107170000000000423', null, 'உங்கள் Kandil வகுப்பு {course} இன் புதிய நேரம் {time}. கால அட்டவணை: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', 'It names the class and its time, so that a family knows it at once.'),
  ('class-moved', 'WHATSAPP', 'ta', 'kandil_class_moved', null, 'உங்கள் Kandil வகுப்பு {course} இன் புதிய நேரம் {time}. கால அட்டவணை: {link}', 'UTILITY', null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-moved', 'MAIL', 'ta', null, 'உங்கள் வகுப்புக்குப் புதிய நேரம்', 'உங்கள் Kandil வகுப்பு {course} இன் புதிய நேரம் {time}. கால அட்டவணை: {link}', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('class-moved', 'APP', 'ta', null, 'உங்கள் வகுப்புக்குப் புதிய நேரம்', '{course} இப்போது {time} அன்று தொடங்கும்.', null, null, null, '[{"name": "course", "type": "ALPHANUMERIC", "max": 30}, {"name": "time", "type": "ALPHANUMERIC", "max": 30}]', null);
