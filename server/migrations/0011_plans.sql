create schema plans;
grant usage on schema plans to kandil_app;
alter default privileges in schema plans grant select, insert, update, delete on tables to kandil_app;

-- The year that a class's programs carry from this instant on: the year of the exam, a year later for class 11 than for class 12.
create table plans.session_year (
  grade int not null,
  starts_at timestamptz not null,
  year int not null,
  primary key (grade, starts_at)
);

-- The services that a plan may include, in the order they are listed.
create table plans.service (
  key text primary key,
  position int not null,
  name jsonb not null,
  -- Its meaning, in one line.
  explanation jsonb not null,
  -- Answered with LITE plans only.
  url text
);

create table plans.program (
  id text primary key,
  name jsonb not null,
  grade int not null check (grade between -2 and 13 and grade <> 0),
  stream text check (stream in ('SCIENCE', 'COMMERCE', 'HUMANITIES')),
  -- All boards that it serves, its own first.
  boards text[] not null check (cardinality(boards) > 0),
  target text not null,
  year int not null,
  language text not null,
  -- The lowest rank is chosen where several fit.
  rank int not null,
  -- Reached by its link only.
  is_hidden boolean not null default false,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false
);

create table plans.plan (
  id text primary key,
  program_id text not null references plans.program,
  bundle_id text not null,
  -- As it is stored, PLUS and never PRO in the tatva line: decision P-15.
  variant_name text not null check (variant_name in ('LITE', 'CLASSIC', 'PLUS', 'PRO', 'PREMIUM')),
  -- 0 is the full course.
  valid_months int not null check (valid_months >= 0),
  title jsonb not null,
  price bigint not null check (price >= 0),
  cut_price bigint not null check (cut_price >= 0),
  aio_valid_till timestamptz,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE'))
);
create unique index plan_on_sale on plans.plan (program_id, variant_name, valid_months) where status = 'ACTIVE';
create index plan_bundle on plans.plan (bundle_id);

-- Every price a plan was sold at, with its period: a struck price must be among them. Decision P-10.
create table plans.plan_price (
  plan_id text not null references plans.plan,
  price bigint not null,
  from_at timestamptz not null,
  until_at timestamptz,
  primary key (plan_id, from_at),
  check (until_at > from_at)
);
create unique index plan_price_now on plans.plan_price (plan_id) where until_at is null;

create table plans.variant_info (
  plan_id text not null references plans.plan,
  service text not null references plans.service,
  data_type text not null check (data_type in ('BOOLEAN', 'INT')),
  value text not null,
  primary key (plan_id, service)
);

do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'plans' loop
    execute format('create trigger %I after insert or update or delete or truncate on plans.%I
      for each statement execute function platform.announce(''plans'')', name || '_announced', name);
  end loop;
end $$;
