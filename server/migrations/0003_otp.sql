create schema otp;
grant usage on schema otp to kandil_app;
alter default privileges in schema otp grant select, insert, update, delete on tables to kandil_app;

-- One row for each requested code, for a log-in or another purpose. The code itself is not stored.
create table otp.verification (
  id text primary key,
  purpose text not null,
  -- A number (E.164) or a mail address.
  recipient text not null,
  -- The browser or account that asked. Only it may answer.
  asked_by text not null,
  code_hmac bytea not null,
  sends int not null,
  tries_left int not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  -- A right code may be exchanged for a ticket, which another call uses once. The ticket itself is not stored.
  ticket_hash bytea unique,
  ticket_expires_at timestamptz,
  ticket_used_at timestamptz,
  -- The /24 or /48 of the caller's address. A newer code ends an older one of the same browser or network only, so that nobody
  -- elsewhere can end it.
  network text not null default ''
);
create index verification_age on otp.verification (expires_at);
create index on otp.verification (recipient, purpose, sent_at);
