-- A forgotten password, and the review of what each member may do.
alter table staff.member
  -- The hash of the open link that sets another password.
  add column reset_hash bytea unique,
  add column reset_until timestamptz,
  -- When somebody last looked at what the member may do.
  add column reviewed_at timestamptz;

-- Codes that replace the authenticator, each once.
create table staff.recovery_code (
  staff_id text not null references staff.member (id),
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);
grant delete on staff.recovery_code to kandil_app;
