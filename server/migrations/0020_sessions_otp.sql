-- What a family is shown of its own sessions: a name to end one by, and the browser's.
alter table platform.session
  add column id text not null unique default gen_random_uuid()::text,
  add column browser text;

-- One-time codes are a service of their own: for numbers and mail addresses, and for more than logging in.
create schema otp;
grant usage on schema otp to kandil_app;
alter default privileges in schema otp grant select, insert, update, delete on tables to kandil_app;

alter table accounts.verification set schema otp;
-- A number (E.164) or a mail address.
alter table otp.verification rename column phone to recipient;
-- The browser that asked, or the account: nobody else may answer.
alter table otp.verification rename column device to asked_by;
-- A right code may be exchanged for a ticket: what was proven is then used once, by another call. The ticket is nowhere.
alter table otp.verification
  add column ticket_hash bytea unique,
  add column ticket_expires_at timestamptz,
  add column ticket_used_at timestamptz;

insert into messages.template (key, channel, lang, provider_template, subject, body) values
  ('otp', 'MAIL', 'en', null, 'Your Kandil code', '{code} is your Kandil code. It works for 5 minutes. Do not share it with anyone.'),
  ('otp', 'MAIL', 'hi', null, 'आपका Kandil कोड', '{code} आपका Kandil कोड है। यह 5 मिनट चलेगा। इसे किसी को न बताएँ।'),
  ('phone-changed', 'SMS', 'en', '1107170000000000201', null, 'Your Kandil account moved to the number ending in {ending}. Not you? Call {tollFree} now.'),
  ('phone-changed', 'SMS', 'hi', '1107170000000000202', null, 'आपका Kandil खाता अब {ending} पर खत्म होने वाले नंबर पर है। आपने नहीं किया? अभी {tollFree} पर फ़ोन करें।');
