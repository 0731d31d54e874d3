create schema media;
grant usage on schema media to kandil_app;
alter default privileges in schema media grant select, insert, update, delete on tables to kandil_app;

-- A picture of the library. Its id stays; the file under it may be replaced.
create table media.picture (
  id text primary key,
  -- The hash of its bytes: the file's name in the storage, and its address.
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp', 'image/avif')),
  bytes int not null check (bytes > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- A description for people who cannot see it.
  alt jsonb not null check (alt ? 'en'),
  added_at timestamptz not null
);
create index picture_added on media.picture (added_at desc, id desc);
-- Courses and teachers show pictures, so a changed picture ends their cached answers.
create trigger picture_announced after insert or update or delete or truncate on media.picture
  for each statement execute function platform.announce('catalogue');

-- The fields of staff resources that show a picture. A picture in use is not deleted.
create table media.use (
  resource text not null,
  id text not null,
  field text not null,
  picture_id text not null references media.picture,
  primary key (resource, id, field)
);
create index use_picture on media.use (picture_id);

-- An upload that a member of staff has begun, and until when it may arrive.
create table media.upload (
  id text primary key,
  staff_id text not null,
  type text not null,
  bytes int not null,
  sha256 text not null,
  expires_at timestamptz not null
);
