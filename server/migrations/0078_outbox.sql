-- What is to happen later is written here, in the transaction of whatever brings it about, and handed on to the queue a moment
-- afterwards, many at once. Adding to the queue itself costs ten times as much, and its NOTIFY makes those who commit wait in
-- line for each other.
create table platform.outbox (
  id bigint generated always as identity primary key,
  task text not null,
  payload json not null,
  run_at timestamptz,
  key text
);
