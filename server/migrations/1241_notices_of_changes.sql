-- Changes of what a family has booked are a purpose of their own: no consent and no limit holds them up.
alter table notices.notice drop constraint notice_purpose_check;
alter table notices.notice add constraint notice_purpose_check
  check (purpose in ('PAYMENTS', 'CLASSES', 'REPORTS', 'OFFERS', 'CHANGES', 'SAFETY'));
update notices.notice set purpose = 'CHANGES'
where shown_at is null and dropped is null and type in ('class-added', 'class-moved', 'class-teacher', 'class-cancelled', 'class-restored',
  'timetable-changed', 'class-late', 'batch-changed', 'batch-seat', 'demo-booked', 'demo-moved', 'demo-cancelled', 'demo-failed',
  'webinar-moved', 'webinar-cancelled', 'webinar-place');
