-- Staff may log in by a passkey: a key that stays in the device, which asks for a finger, a face or its PIN.
create table staff.passkey (
  -- The credential's own id, base64url.
  id text primary key,
  staff_id text not null references staff.member,
  -- COSE, as the device made it.
  public_key bytea not null,
  -- A device that counts never counts back: one that does has been copied.
  counter bigint not null,
  transports text[] not null,
  -- As its owner calls it.
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_staff on staff.passkey (staff_id);

-- What a passkey is asked to sign. Each is good once, for the browser that asked.
create table staff.passkey_challenge (
  challenge text primary key,
  -- Whose new passkey it is for; null for a login.
  staff_id text,
  device text not null,
  expires_at timestamptz not null
);
grant delete on staff.passkey, staff.passkey_challenge to kandil_app;
