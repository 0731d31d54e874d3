-- Switches of the product, as the code knows them: core/modules/experiments/flags.ts. The code adds one by a migration of its own.
create table experiments.flag (
  key text primary key,
  is_on boolean not null,
  -- None: everywhere.
  environments text[] not null default '{}' check (environments <@ array['production', 'development', 'test']),
  -- None: for everybody.
  roles text[] not null default '{}' check (roles <@ array['visitor', 'household', 'agent', 'teacher', 'staff']),
  percentage int not null default 100 check (percentage between 0 and 100),
  -- Members of staff who see it before anybody else does.
  admin_ids text[] not null default '{}',
  note text not null default ''
);
create trigger flag_announced after insert or update or delete on experiments.flag
  for each statement execute function platform.announce('experiments');
insert into experiments.flag (key, is_on) values ('cardless-emi', true), ('offer-pop-up', true);
