create schema links;
grant usage on schema links to kandil_app;
alter default privileges in schema links grant select, insert, update, delete on tables to kandil_app;

-- An address that published pages lead to, and what the nightly check found.
create table links.link (
  id text primary key,
  url text not null unique check (length(url) <= 2000),
  state text check (state in ('HOLDS', 'MOVED', 'MISSING', 'CLOSED', 'FAILING', 'UNREACHABLE')),
  status int,
  location text,
  checked_at timestamptz,
  broken_since timestamptz,
  check ((state is null) = (checked_at is null))
);
create index link_checked on links.link (checked_at desc nulls last, id desc);
create index link_broken on links.link (broken_since desc nulls last, id desc);
create index link_state on links.link (state, checked_at desc nulls last, id desc);

-- The pages that have it.
create table links.use (
  link_id text not null references links.link on delete cascade,
  page text not null,
  seen_at timestamptz not null,
  primary key (link_id, page)
);
create index use_seen on links.use (seen_at);
