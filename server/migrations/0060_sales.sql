create schema sales;
grant usage on schema sales to kandil_app;
alter default privileges in schema sales grant select, insert, update on tables to kandil_app;

-- Members of staff who sell.
create table sales.agent (
  id text primary key,
  staff_id text not null unique,
  -- As families read it.
  name text not null,
  phone text not null,
  -- The most they may take off a selling price, in percent.
  ceiling_percent int not null check (ceiling_percent between 0 and 40),
  is_active boolean not null default true
);

-- A family to whom an agent offers one course at one price.
create table sales.lead (
  id text primary key,
  agent_id text not null references sales.agent,
  sales_force_id text unique,
  -- Forgotten once an offer that came to nothing is long over.
  student_name text not null,
  phone text not null,
  lang text not null,
  bundle_id text not null,
  plan_id text,
  batch_id text,
  -- Paise off the selling price.
  discount bigint not null check (discount >= 0),
  note text not null default '',
  status text not null default 'NEW' check (status in ('NEW', 'SENT', 'ACCEPTED', 'WON', 'LOST')),
  -- The offer, as it was sent. Paise.
  cut_price bigint,
  original_price bigint,
  price bigint check (price >= 0),
  sent_at timestamptz,
  -- A link names this moment; another moment is another link.
  expires_at timestamptz,
  -- Who agreed to it, when, in which language, and to which refund terms.
  accepted_at timestamptz,
  accepted_by text,
  accepted_lang text,
  accepted_policy text,
  coupon_code text,
  order_id text unique,
  lost_reason text,
  created_at timestamptz not null,
  check ((sent_at is null) = (expires_at is null) and (sent_at is null) = (price is null)),
  check (status not in ('ACCEPTED', 'WON') or accepted_at is not null)
);
create index lead_agent on sales.lead (agent_id, created_at desc);
create index lead_accepted_by on sales.lead (accepted_by) where accepted_by is not null;

update staff.role set grants = grants || '{"sales": "approve"}' where key = 'owner';
insert into staff.role (key, name, grants) values
  ('sales-adviser', 'Sales adviser', '{"sales": "edit", "catalogue": "view", "plans": "view"}'),
  ('sales-head', 'Head of sales', '{"sales": "approve", "catalogue": "view", "plans": "view", "orders": "view", "coupons": "view"}');

insert into messages.template (key, channel, lang, provider_template, body) values
  ('sales-offer', 'SMS', 'en', '1107170000000000061', 'Your Kandil adviser has noted down {course} for you. Read the price and the refund terms, then decide: {link}'),
  ('sales-offer', 'SMS', 'hi', '1107170000000000062', 'आपके Kandil सलाहकार ने आपके लिए {course} लिखा है। कीमत और रिफ़ंड की शर्तें पढ़कर तय करें: {link}'),
  ('sales-offer', 'SMS', 'ta', '1107170000000000063', 'உங்கள் Kandil ஆலோசகர் {course} படிப்பை உங்களுக்காகக் குறித்துள்ளார். விலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: {link}'),
  ('sales-offer', 'WHATSAPP', 'en', 'kandil_sales_offer', 'Your Kandil adviser has noted down {course} for you. Read the price and the refund terms, then decide: {link}'),
  ('sales-offer', 'WHATSAPP', 'hi', 'kandil_sales_offer', 'आपके Kandil सलाहकार ने आपके लिए {course} लिखा है। कीमत और रिफ़ंड की शर्तें पढ़कर तय करें: {link}'),
  ('sales-offer', 'WHATSAPP', 'ta', 'kandil_sales_offer', 'உங்கள் Kandil ஆலோசகர் {course} படிப்பை உங்களுக்காகக் குறித்துள்ளார். விலையையும் பணம் திரும்பும் விதிகளையும் படித்து முடிவு செய்யுங்கள்: {link}');
