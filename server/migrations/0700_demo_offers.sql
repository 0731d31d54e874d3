-- Demos that start at once: which teachers are there, and the offers that they get.

alter table demos.category add column has_instant boolean not null default true;

-- One row for each teacher who has had the teacher's area open.
create table demos.presence (
  teacher_id text primary key,
  seen_at timestamptz not null
);
create index presence_seen on demos.presence (seen_at);

create table demos.instant_offer (
  id text primary key,
  learner_id text not null,
  category_key text not null references demos.category,
  grade int not null,
  laptop text not null check (laptop in ('YES', 'NO', 'TABLET_PHONE')),
  expires_at timestamptz not null,
  -- The teacher who won it, and the demo that it became.
  teacher_id text,
  booking_id text unique references demos.booking on delete cascade,
  created_at timestamptz not null,
  check ((teacher_id is null) = (booking_id is null))
);
create index instant_offer_learner on demos.instant_offer (learner_id, created_at desc);
create index instant_offer_open on demos.instant_offer (expires_at) where teacher_id is null;
create index instant_offer_created on demos.instant_offer (created_at);
