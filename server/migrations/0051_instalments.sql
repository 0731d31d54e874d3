-- A course may be paid in parts. The first order keeps the schedule that was agreed; each later part is an order of its own.
alter table orders.order drop constraint order_kind_check;
alter table orders.order
  add constraint order_kind_check check (kind in ('COURSE', 'RECHARGE', 'INSTALMENT')),
  add column part_no int,
  add column part_count int,
  -- Of a later part: the order that began it.
  add column first_order_id text references orders.order,
  add column schedule jsonb,
  add constraint order_part_check check (
    (kind = 'INSTALMENT') = (part_no is not null and part_count is not null)
    and (part_no = 1) = (schedule is not null)
    and (part_no > 1) = (first_order_id is not null)
  );
create index order_parts on orders.order (first_order_id) where first_order_id is not null;

-- A part is paid once, however many orders for it are settled at the same time.
create table orders.paid_part (
  first_order_id text not null references orders.order,
  part_no int not null,
  order_id text not null unique references orders.order,
  primary key (first_order_id, part_no)
);
grant delete on orders.paid_part to kandil_app;

-- What a course gives while an instalment is late. Replay and notes are never taken away.
alter table enrolments.enrolment
  add column access text not null default 'FULL' check (access in ('FULL', 'LIMITED', 'REPLAY_ONLY'));

create schema instalments;
grant usage on schema instalments to kandil_app;
alter default privileges in schema instalments grant select, insert, update on tables to kandil_app;

create table instalments.plan (
  id text primary key,
  -- The order of the first part.
  order_id text not null unique,
  account_id text not null,
  learner_id text not null,
  bundle_id text not null,
  title text not null,
  variant_name text,
  state text not null check (state in ('RUNNING', 'DONE', 'CANCELLED')),
  -- How far a late payment has come, and when the payer was told.
  stage text not null default 'QUIET' check (stage in ('QUIET', 'SOON', 'DUE', 'GRACE', 'LIMITED', 'SUSPENDED')),
  told_at timestamptz,
  created_at timestamptz not null
);
create index plan_account on instalments.plan (account_id, id desc);
create index plan_learner on instalments.plan (learner_id, bundle_id);

create table instalments.part (
  id text primary key,
  plan_id text not null references instalments.plan,
  no int not null check (no > 0),
  due_at timestamptz not null,
  total_amount bigint not null check (total_amount >= 0),
  discount_amount bigint not null check (discount_amount >= 0),
  -- PENDING, DUE and OVERDUE follow from the day.
  state text not null check (state in ('OPEN', 'PAID', 'WAIVED', 'CANCELLED')),
  order_id text unique,
  paid_at timestamptz,
  unique (plan_id, no),
  check ((state = 'PAID') = (paid_at is not null))
);
create index part_due on instalments.part (due_at) where state = 'OPEN';

-- What staff have decided about paying in parts. One row.
create table instalments.terms (
  id text primary key check (id = 'terms'),
  least_total bigint not null check (least_total > 0),
  least_part bigint not null check (least_part > 0),
  counts int[] not null,
  remind_days int not null check (remind_days >= 0),
  grace_days int not null check (grace_days >= 0),
  suspend_days int not null check (suspend_days >= grace_days)
);
insert into instalments.terms values ('terms', 500000, 100000, '{2,3,6}', 3, 7, 15);

insert into messages.template (key, channel, lang, provider_template, subject, body) values
  ('part-soon', 'SMS', 'en', '1107170000000000071', null, 'Instalment {part} of {parts} for {course} is due on {date}: {amount}. Pay here: {link}'),
  ('part-soon', 'SMS', 'hi', '1107170000000000072', null, '{course} की {parts} में से किस्त {part} की आख़िरी तारीख़ {date} है, रकम {amount}। यहाँ दें: {link}'),
  ('part-due', 'SMS', 'en', '1107170000000000081', null, 'Instalment {part} of {parts} for {course} is due today: {amount}. Pay here: {link}'),
  ('part-due', 'SMS', 'hi', '1107170000000000082', null, '{course} की किस्त {part}/{parts} आज देनी है: {amount}। यहाँ दें: {link}'),
  ('part-late', 'SMS', 'en', '1107170000000000091', null, 'Instalment {part} of {parts} for {course}, {amount}, was due on {date}. Please pay by {until}. After that doubts and tests pause. Pay here: {link}'),
  ('part-late', 'SMS', 'hi', '1107170000000000092', null, '{course} की किस्त {part}/{parts}, {amount}, {date} को देनी थी। कृपया {until} तक दें। उसके बाद सवाल और टेस्ट रुक जाएँगे। यहाँ दें: {link}'),
  ('part-limited', 'SMS', 'en', '1107170000000000101', null, 'Doubts and tests in {course} are paused because {amount} is late. From {until} live classes pause too. Pay, and all opens at once: {link}'),
  ('part-limited', 'SMS', 'hi', '1107170000000000102', null, '{amount} की देरी से {course} के सवाल और टेस्ट रुके हैं। {until} से लाइव कक्षाएँ भी रुकेंगी। देते ही सब तुरंत खुल जाएगा: {link}'),
  ('part-suspended', 'SMS', 'en', '1107170000000000111', null, 'Live classes in {course} are paused because {amount} is late. Replay and notes stay open. Pay, and all opens at once: {link}'),
  ('part-suspended', 'SMS', 'hi', '1107170000000000112', null, '{amount} की देरी से {course} की लाइव कक्षाएँ रुकी हैं। रीप्ले और नोट्स खुले हैं। देते ही सब तुरंत खुल जाएगा: {link}'),
  ('part-restored', 'SMS', 'en', '1107170000000000121', null, 'Thank you. {course} is fully open again. Your passbook: {link}'),
  ('part-restored', 'SMS', 'hi', '1107170000000000122', null, 'धन्यवाद। {course} फिर से पूरा खुल गया है। आपकी पासबुक: {link}'),
  ('part-paid', 'SMS', 'en', '1107170000000000131', null, 'Paid {amount} to Kandil: instalment {part} of {parts} for {course}. Receipt: {link}'),
  ('part-paid', 'SMS', 'hi', '1107170000000000132', null, 'Kandil को {amount} मिले: {course} की किस्त {part}/{parts}। रसीद: {link}');
