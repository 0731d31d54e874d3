-- What staff have written of a thing on sale and nobody has published yet: one draft a thing.
create table platform.draft (
  resource text not null,
  id text not null,
  fields jsonb not null,
  -- Who wrote it last: a new price is published by somebody else.
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (resource, id)
);

-- Everything that was ever published of a thing, in its order. A later one answers an earlier one; none is changed.
create table platform.edition (
  resource text not null,
  id text not null,
  no int not null check (no > 0),
  fields jsonb not null,
  -- None: as it stood before anything of it was published from the console.
  published_by text,
  published_at timestamptz not null,
  reason text,
  primary key (resource, id, no)
);
revoke update, delete on platform.edition from kandil_app;

-- Staff find a curriculum by it.
alter table catalogue.curriculum add name text not null default '';
