-- How many waited in each queue of work, day by day: the first page says whether a queue grows.
create table staff.queue_count (
  day date not null,
  queue text not null,
  total int not null check (total >= 0),
  counted_at timestamptz not null,
  primary key (day, queue)
);
create index queue_count_age on staff.queue_count (counted_at);
