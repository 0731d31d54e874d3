create schema staff;
grant usage on schema staff to kandil_app;
alter default privileges in schema staff grant select, insert, update on tables to kandil_app;

-- What somebody may do: a level for each feature, see core/modules/staff/feature.ts.
create table staff.role (
  key text primary key check (key ~ '^[a-z][a-z-]{1,39}$'),
  name text not null,
  grants jsonb not null
);

create table staff.member (
  id text primary key,
  -- In small letters.
  email text not null unique check (email = lower(email)),
  name text not null,
  roles text[] not null default '{}',
  is_read_only boolean not null default false,
  is_active boolean not null default true,
  -- Null until the invitation is accepted. scrypt, with its salt and cost.
  password_hash text,
  -- Sealed with the installation's secret.
  totp_secret text not null,
  -- The last step a code was taken for: no code is taken twice.
  totp_step bigint not null default 0,
  -- Of the invitation that is open.
  invitation_hash bytea unique,
  invited_until timestamptz,
  created_at timestamptz not null
);

insert into staff.role (key, name, grants) values
  ('owner', 'Owner', '{"catalogue": "approve", "plans": "approve", "coupons": "approve", "content": "approve", "orders": "approve", "refunds": "approve", "ledger": "approve", "messages": "approve", "operations": "approve", "people": "approve"}'),
  ('catalogue-editor', 'Catalogue editor', '{"catalogue": "edit", "plans": "edit", "content": "edit"}'),
  ('marketing', 'Marketing', '{"coupons": "edit", "content": "edit", "catalogue": "view", "plans": "view"}'),
  ('support', 'Support', '{"orders": "view", "refunds": "edit", "catalogue": "view", "plans": "view", "coupons": "view"}'),
  ('finance', 'Finance', '{"orders": "view", "refunds": "approve", "ledger": "view", "plans": "approve", "coupons": "approve"}'),
  ('operations', 'Operations', '{"operations": "edit", "messages": "edit", "orders": "view"}');

insert into messages.template (key, channel, lang, provider_template, subject, body) values
  ('staff-invitation', 'MAIL', 'en', null, 'Your login for the Kandil console',
   E'Hello {name}, you may work in the Kandil console.\nSet a password and an authenticator here: {link}\nThe link works once, for 24 hours. If you expected no such mail, ignore it.');
