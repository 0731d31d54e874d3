-- Addresses that took our mail no more, by a keyed hash: no mail is sent there for a year.
create table messages.unreachable_mail (
  address_hash text primary key,
  at timestamptz not null
);
create index unreachable_mail_at on messages.unreachable_mail (at);
