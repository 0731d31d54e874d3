-- Filters of a list that a member of staff shares with everybody who can open the list.
create table staff.shared_view (
  id text primary key,
  -- The list, "orders" for example.
  resource text not null,
  label text not null,
  -- As in saved_views: { "filter": { "status": "OPEN" }, "sort": … }.
  value jsonb not null,
  author_id text not null,
  shared_at timestamptz not null
);
create unique index shared_view_label on staff.shared_view (resource, lower(label));
grant delete on staff.shared_view to kandil_app;
