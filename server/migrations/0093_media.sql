create schema media;
grant usage on schema media to kandil_app;
alter default privileges in schema media grant select, insert, update, delete on tables to kandil_app;

-- A picture of the library. What names it keeps its id; the file under it may be replaced.
create table media.picture (
  id text primary key,
  -- Of its bytes: the file's name in the storage, and its address.
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp', 'image/avif')),
  bytes int not null check (bytes > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- What is to be seen, for who cannot see it.
  alt jsonb not null check (alt ? 'en'),
  added_at timestamptz not null
);
create index picture_added on media.picture (added_at desc, id desc);

-- Where a picture is shown: a field of one of the things that staff look after. A picture that is shown stays.
create table media.use (
  resource text not null,
  id text not null,
  field text not null,
  picture_id text not null references media.picture,
  primary key (resource, id, field)
);
create index use_picture on media.use (picture_id);

-- A picture that somebody means to send: what was announced, and until when it may come.
create table media.upload (
  id text primary key,
  staff_id text not null,
  type text not null,
  bytes int not null,
  sha256 text not null,
  expires_at timestamptz not null
);

-- Courses and teachers show pictures: what keeps their answers keeps them until a picture changes.
create trigger picture_announced after insert or update or delete or truncate on media.picture
  for each statement execute function platform.announce('catalogue');

alter table catalogue.teacher add picture_id text;
alter table catalogue.bundle add picture_id text;
