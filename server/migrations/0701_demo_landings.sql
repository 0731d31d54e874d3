-- The public pages of demo classes, as staff write them, and how many demos were attended.

create table demos.landing (
  key text primary key,
  category_key text not null references demos.category,
  grades int[] not null,
  position int not null,
  title jsonb not null,
  lead jsonb not null,
  -- The thing that the child makes in the first class.
  first_class jsonb not null,
  fees jsonb not null
);

-- A count of its own, so that no page counts all bookings.
create table demos.attended_count (
  category_key text primary key references demos.category,
  attended int not null default 0
);
insert into demos.attended_count (category_key, attended)
  select category_key, count(*) from demos.booking where state = 'ATTENDED' group by category_key;

alter table content.faq drop constraint faq_page_check;
alter table content.faq add constraint faq_page_check
  check (page in ('home', 'plans', 'pay', 'supercoders', 'superreaders', 'superspeakers'));
