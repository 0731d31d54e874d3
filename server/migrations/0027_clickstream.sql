create schema clickstream;
grant usage on schema clickstream to kandil_app;

-- Events on our own pages, partitioned by month. A month is dropped as a whole after thirteen months.
create table clickstream.event (
  -- The time of our clock: a browser's clock may be wrong.
  at timestamptz not null,
  event_type text not null,
  page_name text not null,
  path text not null,
  client_at timestamptz,
  duration_ms bigint,
  -- A browser tab. Null for a child without a guardian's consent.
  visit text,
  -- Only for an adult, or with a guardian's consent.
  learner_id text
) partition by range (at);
create index event_at on clickstream.event (at, event_type);
create index event_learner on clickstream.event (learner_id) where learner_id is not null;
-- For figures that count once in a visit.
create index event_visit on clickstream.event (visit, at) where visit is not null;
grant select, insert on clickstream.event to kandil_app;
grant update (learner_id, visit) on clickstream.event to kandil_app;

-- Only the owner of the table may create and drop its months; the application calls this function.
create function clickstream.keep_months(today timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_month date := date_trunc('month', today at time zone 'UTC')::date;
  month date;
  old text;
begin
  -- This month, the one before it (a clock may stand a little behind) and the next two.
  for month in select this_month + (n || ' months')::interval from generate_series(-1, 2) n loop
    execute format(
      'create table if not exists clickstream.%I partition of clickstream.event for values from (%L) to (%L)',
      'event_' || to_char(month, 'YYYY_MM'), month::timestamp at time zone 'UTC',
      (month + interval '1 month') at time zone 'UTC');
  end loop;
  for old in
    select relname from pg_catalog.pg_inherits join pg_catalog.pg_class on pg_class.oid = inhrelid
    where inhparent = 'clickstream.event'::regclass
      and relname < 'event_' || to_char(this_month - interval '13 months', 'YYYY_MM')
  loop
    execute format('drop table clickstream.%I', old);
  end loop;
end $$;
revoke execute on function clickstream.keep_months from public;
grant execute on function clickstream.keep_months to kandil_app;
select clickstream.keep_months(now());
