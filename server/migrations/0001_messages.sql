create schema messages;
grant usage on schema messages to kandil_app;
alter default privileges in schema messages grant select, insert, update, delete on tables to kandil_app;

-- Every text we send. Operators and WhatsApp refuse a text that does not match a template they have approved. The text in the
-- notification centre (APP) is a title and a body that only staff approve.
create table messages.template (
  key text not null,
  channel text not null check (channel in ('SMS', 'WHATSAPP', 'MAIL', 'APP')),
  lang text not null,
  -- The id at the operators (SMS) or the approved name (WhatsApp).
  provider_template text,
  subject text,
  -- With {placeholders}.
  body text not null,
  -- Operators and WhatsApp register these with the text.
  category text check (category in (
    'SERVICE_IMPLICIT', 'SERVICE_EXPLICIT', 'PROMOTIONAL', 'TRANSACTIONAL', 'AUTHENTICATION', 'UTILITY', 'MARKETING')),
  header text,
  -- The principal entity: our id at the operators.
  dlt_entity text,
  vars jsonb not null default '[]' check (jsonb_typeof(vars) = 'array'),
  vars_reason text,
  primary key (key, channel, lang),
  constraint template_subject_check check (channel not in ('MAIL', 'APP') or subject is not null),
  constraint template_provider_check check (channel in ('MAIL', 'APP') or provider_template is not null)
);

-- Each message that was sent or failed. It holds no text, because texts may hold codes.
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
create index sent_newest on messages.sent (at desc nulls last, id desc);
create index sent_failed on messages.sent (at desc nulls last, id desc) where failure is not null;
