-- Everybody who wrote a campaign or a file of the predictor that still waits is its author, by the audit.
insert into platform.author (resource, id, staff_id, fields, at)
select resource, id, staff_id, array_agg(distinct field), max(at)
from (
  select split_part(subject, '/', 1) as resource, split_part(subject, '/', 2) as id, actor ->> 'staffId' as staff_id, at,
    detail -> 'before' as before, detail -> 'after' as after
  from platform.audit
  where action ~ '^(message-campaigns|predictor-sets)\.(create|update|check)$' and actor ->> 'kind' = 'staff'
) as change, jsonb_object_keys(coalesce(nullif(after, 'null'), '{}')) as field
where after -> field is distinct from before -> field and field not in ('status', 'version')
  and (resource, id) in (
    select 'message-campaigns', id from campaigns.campaign where status in ('DRAFT', 'WAITING')
    union all select 'predictor-sets', id from predictor.data_set where status in ('DRAFT', 'WAITING'))
group by resource, id, staff_id
on conflict do nothing;
