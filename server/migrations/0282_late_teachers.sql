-- Since when families know that the teacher has not come.
alter table classroom.session add column late_told_at timestamptz;
create index session_late on classroom.session (starts_at) where late_told_at is null and status in ('SCHEDULED', 'OPEN');
