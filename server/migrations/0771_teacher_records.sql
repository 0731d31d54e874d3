-- The hours and the pay that operations agree with a teacher. The profile that families read is the catalogue's.
create table classroom.teacher_record (
  teacher_id text primary key,
  -- Hours of classes a week at most. Null: no limit.
  most_hours_a_week int check (most_hours_a_week between 1 and 80),
  -- Paise for an hour of class. Null: nothing is agreed.
  pay_per_hour bigint check (pay_per_hour between 0 and 10000000),
  note text not null default '',
  changed_at timestamptz not null
);
create index teacher_record_changed on classroom.teacher_record (changed_at desc nulls last, teacher_id desc);

-- A document of a teacher: one member of staff adds it, another has looked at it.
create table classroom.teacher_document (
  id text primary key,
  teacher_id text not null,
  kind text not null check (kind in ('DEGREE', 'IDENTITY', 'POLICE_CHECK', 'PROFILE_CONSENT', 'CONTRACT')),
  -- Its file in the storage.
  key text not null,
  type text not null,
  bytes int not null,
  -- The last day on which it counts. Null: it has no end.
  valid_till date,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED')),
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  check ((status = 'WAITING') = (decided_by is null)),
  check (decided_by is distinct from asked_by)
);
create index teacher_document_asked on classroom.teacher_document (asked_at desc nulls last, id desc);
create index teacher_document_by_status on classroom.teacher_document (status, asked_at desc nulls last, id desc);
create index teacher_document_by_teacher on classroom.teacher_document (teacher_id, asked_at desc nulls last, id desc);
create index teacher_document_by_kind on classroom.teacher_document (kind, asked_at desc nulls last, id desc);

-- A file that staff are sending: it becomes a document or is deleted.
create table classroom.document_upload (
  id text primary key,
  staff_id text not null,
  type text not null,
  bytes int not null,
  expires_at timestamptz not null
);
create index document_upload_expires on classroom.document_upload (expires_at);

-- The word of a learner who was in the class. Its teacher sees the average only.
create table classroom.rating (
  id text primary key,
  session_id text not null references classroom.session on delete cascade,
  teacher_id text not null,
  learner_id text not null,
  stars int not null check (stars between 1 and 5),
  -- Without contact details: they are masked before.
  text text not null,
  given_at timestamptz not null,
  unique (session_id, learner_id)
);
create index rating_learner on classroom.rating (learner_id);
create index rating_given on classroom.rating (given_at desc nulls last, id desc);
create index rating_of_teacher on classroom.rating (teacher_id, given_at desc nulls last, id desc);
create index rating_by_stars on classroom.rating (stars, given_at desc nulls last, id desc);

-- The classes of a teacher that were held.
create index session_held on classroom.session (starts_at desc nulls last, id desc) where actual_start is not null and status = 'ENDED';
create index session_held_by_teacher on classroom.session (teacher_id, starts_at desc nulls last, id desc)
  where actual_start is not null and status = 'ENDED';
