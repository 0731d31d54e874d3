-- Browsers in which a member of staff has logged in. Wrong log-ins from elsewhere do not count against them.
create table staff.known_device (
  staff_id text not null references staff.member (id),
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (staff_id, device_hash)
);
