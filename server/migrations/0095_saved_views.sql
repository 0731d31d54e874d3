-- What somebody narrows a list of the console to again and again, under names of their own.
create table staff.saved_views (
  staff_id text not null,
  -- The list: "orders".
  resource text not null,
  views jsonb not null,
  primary key (staff_id, resource)
);
