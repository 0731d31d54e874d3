-- A member of staff looks at a family's pages, and the family sees that they did.
create table support.view (
  id text primary key,
  account_id text not null,
  learner_id text not null,
  staff_id text not null,
  -- As the family reads it: "Meera, Support".
  shown_as text not null,
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > started_at),
  -- Before its time.
  ended_at timestamptz,
  ended_by text check (ended_by in ('STAFF', 'FAMILY')),
  check ((ended_at is null) = (ended_by is null))
);
create index view_account on support.view (account_id, id desc);

insert into messages.template (key, channel, lang, provider_template, subject, body, category, header, dlt_entity, vars) values
  ('support-looked', 'SMS', 'en', '1107170000000000241', null,
   'Kandil support ({name}) is looking at your account for {minutes} minutes to help you. Nothing can be changed. See why, or end it: {link}',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001',
   '[{"name": "name", "type": "ALPHANUMERIC", "max": 30}, {"name": "minutes", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]'),
  ('support-looked', 'SMS', 'hi', '1107170000000000242', null,
   'Kandil सपोर्ट ({name}) आपकी मदद के लिए {minutes} मिनट आपका खाता देख रहा है। कुछ बदला नहीं जा सकता। कारण देखें या बंद करें: {link}',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001',
   '[{"name": "name", "type": "ALPHANUMERIC", "max": 30}, {"name": "minutes", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]'),
  ('support-looked', 'SMS', 'ta', '1107170000000000243', null,
   'Kandil உதவிக் குழு ({name}) உங்களுக்கு உதவ {minutes} நிமிடம் உங்கள் கணக்கைப் பார்க்கிறது. எதையும் மாற்ற முடியாது. காரணம் பார்க்க, நிறுத்த: {link}',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001',
   '[{"name": "name", "type": "ALPHANUMERIC", "max": 30}, {"name": "minutes", "type": "NUMBER", "max": 3}, {"name": "link", "type": "URL", "max": 200}]');
update messages.template
set vars_reason = 'The family is told who looks, for how long, and where to end it.'
where key = 'support-looked';
