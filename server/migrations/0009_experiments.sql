create schema experiments;
grant usage on schema experiments to kandil_app;
alter default privileges in schema experiments grant select, insert, update, delete on tables to kandil_app;

-- The first assignment stays: of a browser before the log-in, of a learner after it.
create table experiments.assignment (
  experiment text not null,
  subject text not null,
  number int not null check (number between 1 and 9),
  assigned_at timestamptz not null,
  primary key (experiment, subject)
);

-- The experiments, and whether they run. An assignment stays after its experiment has ended.
create table experiments.experiment (
  key text primary key,
  name text not null,
  is_running boolean not null,
  note text not null default ''
);
create trigger experiment_announce after insert or update or delete on experiments.experiment
  for each statement execute function platform.announce('experiments');

-- Switches of the product: core/modules/experiments/flags.ts.
create table experiments.flag (
  key text primary key,
  is_on boolean not null,
  -- Empty: everywhere.
  environments text[] not null default '{}' check (environments <@ array['production', 'development', 'test']),
  -- Empty: for everyone.
  roles text[] not null default '{}' check (roles <@ array['visitor', 'household', 'agent', 'teacher', 'staff']),
  percentage int not null default 100 check (percentage between 0 and 100),
  -- Members of staff who see it before everyone else.
  admin_ids text[] not null default '{}',
  note text not null default ''
);
create trigger flag_announced after insert or update or delete on experiments.flag
  for each statement execute function platform.announce('experiments');
