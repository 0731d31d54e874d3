-- Jobs read what is due or has changed.

-- Mandates about which something has changed since the job looked at them. Only added to and deleted from: a row that two
-- transactions would change could make them wait for one another in a circle.
create table mandates.changed (
  id bigint generated always as identity primary key,
  mandate_id text not null
);
create index changed_mandate on mandates.changed (mandate_id);
grant delete on mandates.changed to kandil_app;

create function mandates.note_mandate() returns trigger language plpgsql as $$
begin
  insert into mandates.changed (mandate_id) values (new.id);
  return null;
end $$;
create function mandates.note_debit() returns trigger language plpgsql as $$
begin
  insert into mandates.changed (mandate_id) values (new.mandate_id);
  return null;
end $$;
create trigger mandate_changes after update of status on mandates.mandate
  for each row when (new.status <> old.status) execute function mandates.note_mandate();
create trigger debit_changes after update of state on mandates.debit
  for each row when (new.state <> old.state) execute function mandates.note_debit();

-- Each one that is live is looked at once a day besides, for what changes elsewhere: the plan, or the course.
alter table mandates.mandate add column look_at timestamptz not null default 'epoch';
create index mandate_look on mandates.mandate (look_at) where closed_at is null;

create index plan_late on instalments.plan (id) where state = 'RUNNING' and stage <> 'QUIET';

-- Refunds that are not made yet.
create index refund_open on payments.refund (id) where status <> 'SUCCESS';

-- How far the nightly walk over old orders has come. One row.
create table payments.walk (
  id text primary key check (id = 'walk'),
  side text not null,
  before text
);
grant select, insert, update on payments.walk to kandil_app;
