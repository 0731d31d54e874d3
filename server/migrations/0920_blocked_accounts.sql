-- A household that staff have blocked cannot log in, and reads the cause there.
alter table accounts.account
  add column blocked_at timestamptz,
  add column blocked_because text check (blocked_because in ('OWN_WISH', 'DISPUTE', 'SHARED', 'CONDUCT')),
  add check ((blocked_at is null) = (blocked_because is null));
