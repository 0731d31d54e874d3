-- Everybody who has written a thing since its last edition, with the fields that they changed: nobody approves what they wrote.
create table platform.author (
  resource text not null,
  id text not null,
  staff_id text not null,
  fields text[] not null,
  -- The moment of their last change.
  at timestamptz not null,
  primary key (resource, id, staff_id)
);

-- The changes that wait now, by the audit: every one since the thing was last published, brought back or discarded.
insert into platform.author (resource, id, staff_id, fields, at)
select resource, id, staff_id, array_agg(distinct field), max(at)
from (
  select split_part(subject, '/', 1) as resource, split_part(subject, '/', 2) as id, actor ->> 'staffId' as staff_id, at,
    detail -> 'before' as before, detail -> 'after' as after
  from platform.audit as written
  where action ~ '^(courses|programs|plans|ai-lessons|question-flows)\.(create|update)$' and actor ->> 'kind' = 'staff'
    and not exists (
      select from platform.audit as settled
      where settled.subject = written.subject and settled.action ~ '\.(publish|roll-back|discard)$'
        and (settled.at, settled.id) > (written.at, written.id))
) as change, jsonb_object_keys(coalesce(nullif(after, 'null'), '{}')) as field
where after -> field is distinct from before -> field and field not in ('status', 'version', 'hasDraft', 'edition')
group by resource, id, staff_id;

-- A draft that the audit does not know belongs to its last writer.
insert into platform.author (resource, id, staff_id, fields, at)
select resource, id, saved_by, array(select jsonb_object_keys(fields)), saved_at from platform.draft
where saved_by <> ''
on conflict do nothing;

-- Nobody is the second person of who invited them.
create index member_inviter on staff.member (inviter_id) where inviter_id is not null;
