-- What a person asks for who cannot log in: to take their data along, or to have it deleted. Proven first, decided by another.
create table privacy.request (
  id text primary key,
  account_id text not null,
  kind text not null check (kind in ('EXPORT', 'ERASE')),
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  -- Until when it has to be answered.
  due_at timestamptz not null,
  proof text check (proof in ('CODE', 'SEEN')),
  -- What was seen, in the words of whoever saw it: never a document's number.
  seen text,
  proven_by text,
  proven_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  note text,
  check (num_nulls(proof, proven_by, proven_at) in (0, 3)),
  check ((proof is not distinct from 'SEEN') = (seen is not null)),
  check ((status = 'WAITING') = (decided_by is null)),
  check (status <> 'APPROVED' or proven_at is not null),
  check (decided_by is distinct from asked_by)
);
create unique index request_waiting on privacy.request (account_id, kind) where status = 'WAITING';

insert into messages.template (key, channel, lang, provider_template, subject, body, category, header, dlt_entity, vars) values
  ('desk-code', 'SMS', 'en', '1107170000000000251', null,
   '{code} proves to Kandil support that your request about your data comes from you. Tell it only to the adviser you called yourself.',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "code", "type": "NUMBER", "max": 6}]'),
  ('desk-code', 'SMS', 'hi', '1107170000000000252', null,
   '{code} से Kandil सपोर्ट जानेगा कि आपके डेटा का अनुरोध आपका ही है। सिर्फ़ उसी सलाहकार को बताएँ जिसे आपने फ़ोन किया।',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "code", "type": "NUMBER", "max": 6}]'),
  ('desk-code', 'SMS', 'ta', '1107170000000000253', null,
   '{code}: உங்கள் தரவு பற்றிய கோரிக்கை உங்களுடையதே என்று Kandil உதவிக் குழுவுக்குக் காட்டும். நீங்கள் அழைத்த ஆலோசகரிடம் மட்டும் சொல்லுங்கள்.',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "code", "type": "NUMBER", "max": 6}]');
