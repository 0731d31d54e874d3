create schema messages;
grant usage on schema messages to kandil_app;
alter default privileges in schema messages grant select, insert, update, delete on tables to kandil_app;

-- Every text we send. Operators and WhatsApp refuse what does not match a template they have approved.
create table messages.template (
  key text not null,
  channel text not null check (channel in ('SMS', 'WHATSAPP', 'MAIL')),
  lang text not null,
  -- The id at the operators (SMS) or the approved name (WhatsApp).
  provider_template text,
  subject text,
  -- With {placeholders}.
  body text not null,
  primary key (key, channel, lang),
  check (channel <> 'MAIL' or subject is not null),
  check (channel = 'MAIL' or provider_template is not null)
);

-- What was sent, by whom it was taken, and why not. Holds no text: texts may hold codes.
create table messages.sent (
  id text primary key,
  key text not null,
  channel text not null,
  subject text not null,
  provider_id text,
  failure text,
  at timestamptz not null
);
create index sent_subject on messages.sent (subject, at);

insert into messages.template (key, channel, lang, provider_template, subject, body) values
  ('otp', 'SMS', 'en', '1107170000000000011', null, '{code} is your Kandil code. It works for 5 minutes. Do not share it with anyone. @{domain} #{code}'),
  ('otp', 'SMS', 'hi', '1107170000000000012', null, '{code} आपका Kandil कोड है। यह 5 मिनट चलेगा। इसे किसी को न बताएँ। @{domain} #{code}'),
  ('otp', 'WHATSAPP', 'en', 'kandil_otp', null, '{code} is your Kandil code. It works for 5 minutes. Do not share it with anyone.'),
  ('otp', 'WHATSAPP', 'hi', 'kandil_otp', null, '{code} आपका Kandil कोड है। यह 5 मिनट चलेगा। इसे किसी को न बताएँ।'),
  ('enrolled', 'SMS', 'en', '1107170000000000021', null, 'Paid {amount} to Kandil. {learner} is enrolled in {course}. Receipt and first class: {link}'),
  ('enrolled', 'SMS', 'hi', '1107170000000000022', null, 'Kandil को {amount} मिले। {learner} का {course} में दाखिला हो गया। रसीद और पहली कक्षा: {link}'),
  ('returned', 'SMS', 'en', '1107170000000000031', null, '{amount} for {course} is on its way back to where you paid from. Details: {link}'),
  ('returned', 'SMS', 'hi', '1107170000000000032', null, '{course} के {amount} उसी खाते में लौट रहे हैं जिससे आपने दिए थे। जानकारी: {link}');
