-- Counts of the events of days that are over, so that the funnel does not count events again. A day is marked before it is counted,
-- and an event that comes in late takes the mark and the counts away: then the day is open again, and is counted from its events.
create table clickstream.closed_day (
  -- A day in India.
  day date primary key,
  -- Null while it is being counted.
  counted_at timestamptz
);
grant select, insert, update, delete on clickstream.closed_day to kandil_app;

create table clickstream.day_count (
  day date not null references clickstream.closed_day on delete cascade,
  event_type text not null,
  page_name text not null,
  events bigint not null,
  -- Those of one day: a tab that is open on two days counts on both.
  visits bigint not null,
  primary key (day, event_type, page_name)
);
grant select, insert on clickstream.day_count to kandil_app;

-- How long pages were open: so many times within each of the spans that the module numbers (durations.ts).
create table clickstream.day_duration (
  day date not null references clickstream.closed_day on delete cascade,
  page_name text not null,
  span smallint not null,
  times bigint not null,
  primary key (day, page_name, span)
);
grant select, insert on clickstream.day_duration to kandil_app;

create function clickstream.day_of(at timestamptz) returns date language sql immutable parallel safe return
  (at at time zone 'Asia/Kolkata')::date;

create function clickstream.reopen_days() returns trigger language plpgsql as $$
begin
  delete from clickstream.closed_day where day in (select distinct clickstream.day_of(at) from fresh);
  return null;
end $$;
create trigger event_reopens after insert on clickstream.event
  referencing new table as fresh for each statement execute function clickstream.reopen_days();

-- Waits for everybody who is inserting events now: they may not have seen a mark.
create function clickstream.wait_for_inserts() returns void
language plpgsql security definer set search_path = '' as $$
begin
  lock table clickstream.event in share mode;
end $$;
revoke execute on function clickstream.wait_for_inserts from public;
grant execute on function clickstream.wait_for_inserts to kandil_app;
