create schema staff;
grant usage on schema staff to kandil_app;
alter default privileges in schema staff grant select, insert, update on tables to kandil_app;

-- A level for each feature that staff have chosen. Features without one follow core/taxonomy/features.ts.
create table staff.role (
  key text primary key check (key ~ '^[a-z][a-z-]{1,39}$'),
  name text not null,
  grants jsonb not null
);

create table staff.member (
  id text primary key,
  -- In lower case.
  email text not null unique check (email = lower(email)),
  name text not null,
  roles text[] not null default '{}',
  is_read_only boolean not null default false,
  is_active boolean not null default true,
  -- Null until the invitation is accepted. scrypt, with its salt and cost.
  password_hash text,
  -- Sealed with the installation's secret.
  totp_secret text not null,
  -- The time step of the last accepted code: no code is accepted twice.
  totp_step bigint not null default 0,
  -- The hash of the open invitation's token.
  invitation_hash bytea unique,
  invited_until timestamptz,
  created_at timestamptz not null,
  -- Permissions to approve that wait for a second person, who is not the same person with a second account.
  withheld_scopes text[] not null default '{}',
  -- The members of staff who gave them. They may not approve them. Empty after a refusal.
  asked_by text[] not null default '{}',
  -- When they count without a second person, because there was none. Null: only once a second person approves.
  counts_from timestamptz,
  check (cardinality(withheld_scopes) > 0 or (asked_by = '{}' and counts_from is null)),
  check (counts_from is null or asked_by <> '{}')
);

-- Staff may log in with a passkey: a key that stays in the device, which asks for a finger, a face or its PIN.
create table staff.passkey (
  -- The credential's own id, base64url.
  id text primary key,
  staff_id text not null references staff.member,
  -- COSE, as the device made it.
  public_key bytea not null,
  -- It only rises. A lower value means that the key was copied.
  counter bigint not null,
  transports text[] not null,
  -- Chosen by its owner.
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_staff on staff.passkey (staff_id);
grant delete on staff.passkey to kandil_app;

-- Challenges for a passkey to sign. Each is valid once, for the browser that asked.
create table staff.passkey_challenge (
  challenge text primary key,
  -- The owner of a new passkey. Null: a log-in.
  staff_id text,
  device text not null,
  expires_at timestamptz not null
);
grant delete on staff.passkey_challenge to kandil_app;

-- Saved filters for a list of the console, under names that their owner chose.
create table staff.saved_views (
  staff_id text not null,
  -- The list, "orders" for example.
  resource text not null,
  views jsonb not null,
  primary key (staff_id, resource)
);

-- Browsers in which a member of staff has logged in. Failed log-ins from other browsers do not lock these out.
create table staff.known_device (
  staff_id text not null references staff.member (id),
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (staff_id, device_hash)
);
