-- Members of staff may be limited to some schools, teams or states: decision 1120.
create table staff.team (
  id text primary key,
  name text not null unique,
  -- Ids of members of staff.
  members text[] not null default '{}'
);
create index team_name on staff.team (name, id);

alter table staff.member
  -- An empty list does not limit.
  add column schools text[] not null default '{}',
  add column teams text[] not null default '{}',
  add column regions text[] not null default '{}';

-- The state of the family, by its code. Unknown for leads from before.
alter table sales.lead add column state_code text;
create index lead_state on sales.lead (state_code, created_at desc nulls last, id desc);

-- The team that answers it.
alter table tickets.ticket add column team_id text;
create index ticket_of_team on tickets.ticket (team_id, opened_at desc nulls last, id desc);

-- Tests in schools were part of the tests. Every role and every permission that waits stays as it was.
update staff.role set grants = grants || jsonb_build_object('schools', grants -> 'tests')
  where grants ? 'tests' and not grants ? 'schools';
update staff.member set withheld_scopes = withheld_scopes || 'schools.approve'::text
  where 'tests.approve' = any (withheld_scopes);
