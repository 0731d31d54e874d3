-- A lesson led by AI has neither a room nor a teacher. Every rule that depends on it asks this one column.
alter table classroom.session add column has_room boolean not null generated always as (kind <> 'AI_LESSON') stored;

alter table classroom.session drop constraint session_teacher_is_busy;
alter table classroom.session add constraint session_teacher_is_busy
  exclude using gist (teacher_id with =, tstzrange(starts_at, ends_at) with &&)
  where (status in ('SCHEDULED', 'OPEN', 'LIVE') and has_room);
drop index classroom.session_ai_due;
create index session_by_itself_due on classroom.session (starts_at) where not has_room and status in ('SCHEDULED', 'OPEN');
