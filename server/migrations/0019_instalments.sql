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
  -- The stage of a late payment, and when the payer was notified.
  stage text not null default 'QUIET' check (stage in ('QUIET', 'SOON', 'DUE', 'GRACE', 'LIMITED', 'SUSPENDED')),
  told_at timestamptz,
  created_at timestamptz not null,
  -- Auto-debit collects the next part, so no reminder is sent.
  is_debited boolean not null default false
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
  -- PENDING, DUE and OVERDUE follow from the date.
  state text not null check (state in ('OPEN', 'PAID', 'WAIVED', 'CANCELLED')),
  order_id text unique,
  paid_at timestamptz,
  unique (plan_id, no),
  check ((state = 'PAID') = (paid_at is not null))
);
create index part_due on instalments.part (due_at) where state = 'OPEN';

-- The terms of payment in parts, set by staff. One row.
create table instalments.terms (
  id text primary key check (id = 'terms'),
  least_total bigint not null check (least_total > 0),
  least_part bigint not null check (least_part > 0),
  counts int[] not null,
  remind_days int not null check (remind_days >= 0),
  grace_days int not null check (grace_days >= 0),
  suspend_days int not null check (suspend_days >= grace_days)
);
