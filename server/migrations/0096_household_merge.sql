-- Two households that are one family: the emptied one points to the one that stays.
alter table accounts.account add column merged_into text references accounts.account check (merged_into <> id);
create index account_merged on accounts.account (merged_into) where merged_into is not null;

-- What customers hold moves with them: whatever is posted to the old account later goes to where its balance went.
alter table ledger.balance add column moved_to text check (moved_to <> account);
alter table ledger.balance add check (moved_to is null or amount = 0);

-- The paper stays as it is; whose list it stands in may change.
grant update (account_id) on invoices.invoice to kandil_app;

create schema support;
grant usage on schema support to kandil_app;
alter default privileges in schema support grant select, insert, update on tables to kandil_app;

-- One member of staff asks for it, another decides.
create table support.merge (
  id text primary key,
  from_account text not null,
  into_account text not null,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  check (from_account <> into_account),
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create unique index merge_waiting on support.merge (from_account) where status = 'WAITING';

insert into messages.template (key, channel, lang, provider_template, subject, body, category, header, dlt_entity, vars) values
  ('household-merged', 'SMS', 'en', '1107170000000000231', null,
   'Your two Kandil accounts are one now: all courses, receipts and your wallet in one place. Log in with either number. Not you? Call {tollFree}.',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "tollFree", "type": "CALL_BACK_NUMBER", "max": 20}]'),
  ('household-merged', 'SMS', 'hi', '1107170000000000232', null,
   'आपके दोनों Kandil खाते अब एक हैं: सारे कोर्स, रसीदें और वॉलेट एक ही जगह। किसी भी नंबर से लॉग इन करें। आपने नहीं कहा? {tollFree} पर फ़ोन करें।',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "tollFree", "type": "CALL_BACK_NUMBER", "max": 20}]'),
  ('household-merged', 'SMS', 'ta', '1107170000000000233', null,
   'உங்கள் இரண்டு Kandil கணக்குகளும் இப்போது ஒன்று: எல்லாப் பாடங்களும் ரசீதுகளும் வாலட்டும் ஒரே இடத்தில். எந்த எண்ணாலும் உள்நுழையலாம். நீங்கள் கேட்கவில்லையா? {tollFree} அழையுங்கள்.',
   'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "tollFree", "type": "CALL_BACK_NUMBER", "max": 20}]');
