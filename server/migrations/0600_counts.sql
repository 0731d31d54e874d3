-- How many have a place in a webinar and how many wait: lists, and each who registers, would count all rows otherwise.
create table webinars.place_count (
  webinar_id text primary key references webinars.webinar on delete cascade,
  registered int not null default 0 check (registered >= 0),
  waiting int not null default 0 check (waiting >= 0)
);
insert into webinars.place_count
select webinar_id, count(*) filter (where state = 'REGISTERED'), count(*) filter (where state = 'WAITING')
from webinars.registration group by webinar_id;

create function webinars.count_places() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update webinars.place_count set registered = registered - (old.state = 'REGISTERED')::int, waiting = waiting - (old.state = 'WAITING')::int
    where webinar_id = old.webinar_id and old.state in ('REGISTERED', 'WAITING');
  end if;
  if tg_op <> 'DELETE' and new.state in ('REGISTERED', 'WAITING') then
    insert into webinars.place_count as c (webinar_id, registered, waiting)
    values (new.webinar_id, (new.state = 'REGISTERED')::int, (new.state = 'WAITING')::int)
    on conflict (webinar_id) do update set registered = c.registered + excluded.registered, waiting = c.waiting + excluded.waiting;
  end if;
  return null;
end $$;
create trigger places_counted after insert or delete or update of state on webinars.registration
  for each row execute function webinars.count_places();

-- Places that are held for an offer or an undo. They are few.
create index registration_held_in on webinars.registration (webinar_id, held_until) where held_until is not null;

-- Who is in a class now.
create index seat_seen on classroom.seat (session_id, seen_at) where removed_at is null;
