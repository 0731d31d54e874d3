-- Auto-debit: a payer lets the bank pay the instalments of one course, by the e-mandate framework of 2026.
create schema mandates;
grant usage on schema mandates to kandil_app;
alter default privileges in schema mandates grant select, insert, update on tables to kandil_app;

create table mandates.mandate (
  -- Also the id of its registration at the gateway: at most 21 letters and digits.
  id text primary key check (length(id) <= 21),
  -- The order of the plan's first part.
  order_id text not null,
  account_id text not null,
  -- Whose it is at the gateway: whoever registered it, also when the household has become another's.
  customer_id text not null,
  learner_id text not null,
  bundle_id text not null,
  title text not null,
  method text not null check (method in ('UPI', 'CARD')),
  status text not null check (status in ('CREATED', 'ACTIVE', 'PAUSED', 'REVOKED', 'FAILURE', 'EXPIRED')),
  -- False while the gateway has not taken a pause, its end or a withdrawal yet.
  is_told boolean not null default true,
  cap bigint not null check (cap > 0),
  terms_version text not null,
  lang text not null,
  -- The gateway's own id, once it is approved.
  gateway_id text,
  -- What the payer's app or browser was given.
  upi jsonb,
  redirect_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  valid_till timestamptz not null,
  checked_at timestamptz not null,
  closed_at timestamptz,
  check ((status in ('REVOKED', 'FAILURE', 'EXPIRED')) = (closed_at is not null))
);
create unique index mandate_live on mandates.mandate (order_id) where status in ('CREATED', 'ACTIVE', 'PAUSED');
create index mandate_account on mandates.mandate (account_id, id desc);

create table mandates.debit (
  -- With a number after it, the gateway's word for a notice: at most 25 letters and digits.
  id text primary key check (length(id) <= 21),
  mandate_id text not null references mandates.mandate,
  part_id text not null,
  no int not null,
  part_count int not null,
  amount bigint not null check (amount > 0),
  due_at timestamptz not null,
  execute_at timestamptz not null,
  state text not null check (state in ('PLANNED', 'NOTIFIED', 'RUNNING', 'PAID', 'SKIPPED', 'ASKED', 'CLOSED')),
  reason text check (reason in ('OVER_LIMIT', 'OVER_CAP', 'NOTICE_FAILED', 'ATTEMPTS_USED', 'STOPPED', 'PAUSED')),
  -- A notice that failed is followed by another under another name.
  notices int not null default 0,
  notice_after timestamptz,
  notification_id text,
  notified_at timestamptz,
  attempts int not null default 0 check (attempts <= 4),
  -- Of the last attempt.
  order_id text,
  started_at timestamptz,
  unique (mandate_id, no),
  check ((state = 'ASKED') = (reason is not null)),
  -- Nobody is debited who was not told.
  check (state <> 'RUNNING' or notified_at is not null)
);
create index debit_open on mandates.debit (execute_at) where state in ('PLANNED', 'NOTIFIED', 'RUNNING');
create index debit_order on mandates.debit (order_id) where order_id is not null;

-- What happened, for the family's log and for staff. Rows are only ever added.
create table mandates.event (
  mandate_id text not null references mandates.mandate,
  at timestamptz not null,
  kind text not null,
  no int,
  detail text
);
create index event_mandate on mandates.event (mandate_id, at);

-- The next part is collected by itself: nobody is reminded to pay it.
alter table instalments.plan add column is_debited boolean not null default false;

insert into messages.template (key, channel, lang, provider_template, body) values
  ('mandate-on', 'SMS', 'en', '1107170000000000301', 'Auto-debit is on for {course}: at most {amount} a time, until {date}. Skip, pause or stop any time: {link}'),
  ('mandate-on', 'SMS', 'hi', '1107170000000000302', '{course} के लिए ऑटो-डेबिट चालू है: एक बार में ज़्यादा से ज़्यादा {amount}, {date} तक। कभी भी छोड़ें, रोकें या बंद करें: {link}'),
  ('mandate-on', 'SMS', 'ta', '1107170000000000303', '{course} படிப்புக்கு ஆட்டோ-டெபிட் தொடங்கியது: ஒரு முறைக்கு அதிகபட்சம் {amount}, {date} வரை. எப்போது வேண்டுமானாலும் தவிர்க்க, நிறுத்த: {link}'),
  ('mandate-notice', 'SMS', 'en', '1107170000000000311', 'Kandil will take {amount} on {date}, from {time}, for instalment {part} of {parts} of {course}. Ref {reference}. To skip or stop: {link}'),
  ('mandate-notice', 'SMS', 'hi', '1107170000000000312', 'Kandil {date} को {time} से {amount} लेगा: {course} की किस्त {part}/{parts}। संदर्भ {reference}। छोड़ने या बंद करने के लिए: {link}'),
  ('mandate-notice', 'SMS', 'ta', '1107170000000000313', 'Kandil {date} அன்று {time} முதல் {amount} எடுக்கும்: {course} தவணை {part}/{parts}. குறிப்பு {reference}. தவிர்க்க அல்லது நிறுத்த: {link}'),
  ('mandate-debited', 'SMS', 'en', '1107170000000000321', 'Kandil took {amount} by auto-debit for instalment {part} of {parts} of {course}. Ref {reference}. Something wrong? Call {tollFree} or see {link}'),
  ('mandate-debited', 'SMS', 'hi', '1107170000000000322', 'Kandil ने ऑटो-डेबिट से {amount} लिए: {course} की किस्त {part}/{parts}। संदर्भ {reference}। कोई शिकायत? {tollFree} पर फ़ोन करें या देखें {link}'),
  ('mandate-debited', 'SMS', 'ta', '1107170000000000323', 'Kandil தானாக {amount} எடுத்தது: {course} தவணை {part}/{parts}. குறிப்பு {reference}. புகார் உண்டா? {tollFree} அழையுங்கள் அல்லது பாருங்கள் {link}'),
  ('mandate-approve', 'SMS', 'en', '1107170000000000331', 'Instalment {part} of {parts} of {course}, {amount}, needs your approval: banks take no more than {limit} by themselves. Please pay by {date}: {link}'),
  ('mandate-approve', 'SMS', 'hi', '1107170000000000332', '{course} की किस्त {part}/{parts}, {amount}, आपकी मंज़ूरी से ही जाएगी: बैंक अपने आप {limit} से ज़्यादा नहीं लेते। कृपया {date} तक दें: {link}'),
  ('mandate-approve', 'SMS', 'ta', '1107170000000000333', '{course} தவணை {part}/{parts}, {amount}: உங்கள் ஒப்புதல் தேவை. வங்கிகள் தாமாக {limit} மேல் எடுப்பதில்லை. {date} க்குள் செலுத்துங்கள்: {link}'),
  ('mandate-unpaid', 'SMS', 'en', '1107170000000000341', 'Auto-debit did not pay instalment {part} of {parts} of {course}, {amount}. Nothing was taken. Please pay by {date}: {link}'),
  ('mandate-unpaid', 'SMS', 'hi', '1107170000000000342', 'ऑटो-डेबिट से {course} की किस्त {part}/{parts}, {amount}, नहीं गई। कुछ नहीं लिया गया। कृपया {date} तक दें: {link}'),
  ('mandate-unpaid', 'SMS', 'ta', '1107170000000000343', 'ஆட்டோ-டெபிட் {course} தவணை {part}/{parts}, {amount}, செலுத்தவில்லை. எதுவும் எடுக்கப்படவில்லை. {date} க்குள் செலுத்துங்கள்: {link}'),
  ('mandate-off', 'SMS', 'en', '1107170000000000351', 'Auto-debit for {course} has stopped. Nothing more is taken. You pay each instalment yourself: {link}'),
  ('mandate-off', 'SMS', 'hi', '1107170000000000352', '{course} का ऑटो-डेबिट बंद हो गया। अब कुछ नहीं लिया जाएगा। हर किस्त आप खुद देंगे: {link}'),
  ('mandate-off', 'SMS', 'ta', '1107170000000000353', '{course} ஆட்டோ-டெபிட் நின்றது. இனி எதுவும் எடுக்கப்படாது. ஒவ்வொரு தவணையையும் நீங்களே செலுத்துவீர்கள்: {link}');

update messages.template set category = 'SERVICE_IMPLICIT', header = 'KANDIL-S', dlt_entity = '1101170000000000001'
where key like 'mandate-%';

with used as (
  select key, lang, name, position from messages.template,
    lateral (select m[1] as name, min(n) as position
      from regexp_matches(body, '\{(\w+)\}', 'g') with ordinality as each (m, n) group by 1) as found
  where key like 'mandate-%'
), typed as (
  select key, lang, position, jsonb_build_object('name', name,
    'type', case when name = 'link' then 'URL' when name = 'tollFree' then 'CALL_BACK_NUMBER'
      when name in ('part', 'parts') then 'NUMBER' else 'ALPHANUMERIC' end,
    'max', case when name = 'link' then 200 when name in ('part', 'parts') then 2 when name in ('amount', 'limit') then 15
      when name in ('date', 'time', 'tollFree') then 20 else 30 end) as var
  from used
)
update messages.template as t set
  vars = (select jsonb_agg(var order by position) from typed where (typed.key, typed.lang) = (t.key, t.lang)),
  vars_reason = 'The law wants the merchant, the amount, the day, the reference and the reason in the message itself.'
where key like 'mandate-%';
