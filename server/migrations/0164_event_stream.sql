-- Events for open pages: what GET /stream sends to browsers. They are kept for some minutes, so that a browser whose connection
-- was lost gets those it has missed.
create table platform.event (
  id bigint generated always as identity primary key,
  -- Transactions commit in another order than ids are given. A reader that has seen every transaction below a number reads
  -- from that number on.
  xid xid8 not null default pg_current_xact_id(),
  -- Who gets it: "account:acc…", "session:ses…".
  topic text not null check (length(topic) <= 100),
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{1,39}$'),
  data jsonb not null check (octet_length(data::text) <= 8192),
  at timestamptz not null
);
create index event_xid on platform.event (xid);
create index event_topic on platform.event (topic, at);
create index event_age on platform.event (at);
create trigger event_published after insert on platform.event for each statement execute function platform.announce('events');
