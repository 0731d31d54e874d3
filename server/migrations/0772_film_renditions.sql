-- A film of a lesson or of a class, of which smaller ones are made where the server has a program for it.
create table lessons.encoding (
  -- The film's place in the storage.
  film_key text primary key,
  type text not null,
  asked_at timestamptz not null,
  -- Null: it has not been tried, or has failed and is tried again.
  done_at timestamptz,
  problem text
);

-- A smaller film.
create table lessons.rendition (
  film_key text not null references lessons.encoding on delete cascade,
  height int not null check (height > 0),
  key text not null,
  bytes bigint not null,
  primary key (film_key, height)
);
