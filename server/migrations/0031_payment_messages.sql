-- Lines above the ways to pay, each from one moment to another.
create table content.payment_message (
  id text primary key,
  position int not null,
  tone text not null check (tone in ('INFO', 'WARNING')),
  text jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create trigger payment_message_announced after insert or update or delete or truncate on content.payment_message
  for each statement execute function platform.announce('content');
