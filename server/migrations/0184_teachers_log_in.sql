-- The teacher that this member of staff is, in the teacher's area.
alter table staff.member add column teacher_id text;
create unique index member_teacher on staff.member (teacher_id);
