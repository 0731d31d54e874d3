-- The hours of a week at which a teacher can teach, and days with other hours. A teacher without a row has not said.
create table classroom.availability (
  teacher_id text primary key,
  -- [{"weekday": 1, "startMinutes": 960, "endMinutes": 1200}, …]
  weekly jsonb not null,
  -- [{"day": "2026-12-24", "hours": [{"startMinutes": 600, "endMinutes": 720}]}, …]. No hours: not at all on that day.
  days jsonb not null,
  changed_at timestamptz not null
);

-- A teacher asks for days without classes. Staff decide.
create table classroom.leave_request (
  id text primary key,
  teacher_id text not null,
  first_day date not null,
  last_day date not null,
  reason text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  check (first_day <= last_day),
  check (status not in ('APPROVED', 'REFUSED') or decided_by is not null),
  -- A day is asked for once.
  constraint leave_request_day_is_asked exclude using gist (teacher_id with =, daterange(first_day, last_day, '[]') with &&)
    where (status in ('WAITING', 'APPROVED'))
);
create index leave_request_asked on classroom.leave_request (asked_at desc nulls last, id desc);
create index leave_request_by_status on classroom.leave_request (status, asked_at desc nulls last, id desc);
create index leave_request_by_teacher on classroom.leave_request (teacher_id, asked_at desc nulls last, id desc);
create index leave_request_first on classroom.leave_request (first_day, id);

-- A class of the leave, as staff have decided it.
create table classroom.leave_class (
  leave_id text not null references classroom.leave_request on delete cascade,
  session_id text not null references classroom.session on delete cascade,
  action text not null check (action in ('SUBSTITUTE', 'MOVE', 'CANCEL')),
  -- Its hour when the leave was approved.
  was_starts_at timestamptz not null,
  -- The substitute.
  teacher_id text,
  -- The new hour.
  starts_at timestamptz,
  primary key (leave_id, session_id),
  check ((action = 'SUBSTITUTE') = (teacher_id is not null)),
  check ((action = 'MOVE') = (starts_at is not null))
);
create index leave_class_session on classroom.leave_class (session_id);
