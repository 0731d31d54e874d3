-- What a list shows of a course, put together when something it is made of changes and not when it is read: decision 0026.

-- A card for each board the course serves and each language it can be read in.
create table catalogue.course_card (
  bundle_id text not null references catalogue.bundle on delete cascade,
  board text not null,
  lang text not null,
  grade int not null,
  target text not null,
  stream text,
  language text not null,
  course_kind text not null,
  subjects text[] not null,
  -- What the clock decides is left to who reads.
  bought_until timestamptz not null,
  -- In a list.
  place text collate "C" not null,
  -- JSON, as it is answered.
  card text not null,
  primary key (bundle_id, board, lang)
);
create index course_card_offer on catalogue.course_card (grade, target, board, lang, place);

-- The cards as they must be now. What is shown on them, a test holds against the courses' own pages.
create view catalogue.drawn_card as
select b.id as bundle_id, board, lang, b.grade, b.target, b.stream, b.language, b.course_kind,
  array(select distinct t.subject from catalogue.bundle_teacher t where t.bundle_id = b.id) as subjects,
  least(b.ends_at, b.last_purchase_at) as bought_until,
  -- Full courses first, then by language and tier.
  concat_ws(' ', (b.course_kind <> 'FULL')::int, b.course_kind, (b.language <> 'en')::int, b.language,
    coalesce(array_position('{LITE,CLASSIC,PLUS,PRO,PREMIUM}'::text[], b.variant_name), 9),
    lpad((extract(epoch from b.starts_at) * 1000000)::bigint::text, 17, '0'), b.id) as place,
  concat('{"title":', json_build_object('text', coalesce(b.title ->> lang, b.title ->> 'en'),
    'lang', case when b.title ->> lang is null then 'en' else lang end), ',', substr(row_to_json(rest)::text, 2)) as card
from catalogue.bundle b
  left join lateral (
    select array_agg(distinct s.weekday) as weekdays, min(s.start_minutes) as start_minutes
    from catalogue.batch ba join catalogue.class_slot s on s.batch_id = ba.id
    where ba.bundle_id = b.id
    group by ba.id
    order by ba.starts_at, ba.label
    limit 1) first on true,
  lateral (select b.id as "bundleId", b.slug, b.language,
    -- In the tatva line PLUS is called PRO: decision P-15.
    case when b.variant_name = 'PLUS' and b.grade >= 11 then 'PRO' else b.variant_name end as "variantName",
    b.course_kind as "courseKind",
    floor(extract(epoch from b.starts_at) * 1000)::bigint as "startsAt",
    floor(extract(epoch from b.ends_at) * 1000)::bigint as "endsAt",
    coalesce(first.weekdays, '{}') as weekdays, first.start_minutes as "startMinutes",
    array(select t.name from catalogue.bundle_teacher bt join catalogue.teacher t on t.id = bt.teacher_id
      where bt.bundle_id = b.id group by t.name order by min(bt.position), t.name) as "teacherNames",
    b.price,
    -- A struck price was charged for thirty days: decision P-10.
    case when b.cut_price > b.price and exists (select from catalogue.bundle_price h
      where h.bundle_id = b.id and h.price = b.cut_price and h.until_at - h.from_at >= interval '30 days')
    then b.cut_price else b.price end as "cutPrice"
    offset 0) rest, -- made once, not once a language
  lateral (select distinct unnest(b.boards)) boards (board),
  unnest('{en,hi-Latn,hi,kn,mr,ta,te,bn}'::text[]) lang
where b.status = 'ACTIVE' and b.is_listed;

-- Nobody but draw_cards writes here.
revoke insert, update, delete on catalogue.course_card from kandil_app;

-- Two who change the same course at once draw one after the other, and the second sees what the first has done: each statement
-- looks afresh once it has the course's row.
create function catalogue.draw_cards(bundles text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from catalogue.bundle where id = any(bundles) order by id for no key update;
  delete from catalogue.course_card where bundle_id = any(bundles);
  insert into catalogue.course_card select * from catalogue.drawn_card where bundle_id = any(bundles);
end $$;

-- The argument names the courses of the rows that were `changed`.
create function catalogue.draw_changed_cards() returns trigger
language plpgsql security definer set search_path = '' as $$
declare bundles text[];
begin
  execute format('select array_agg(distinct bundle) from (%s) as touched (bundle)', tg_argv[0]) into bundles;
  if bundles is not null then perform catalogue.draw_cards(bundles); end if;
  return null;
end $$;

do $$
declare source record; change record;
begin
  for source in values
    ('bundle', 'select id from changed'),
    ('bundle_price', 'select bundle_id from changed'),
    ('bundle_teacher', 'select bundle_id from changed'),
    ('teacher', 'select t.bundle_id from changed join catalogue.bundle_teacher t on t.teacher_id = changed.id'),
    ('batch', 'select bundle_id from changed'),
    ('class_slot', 'select b.bundle_id from changed join catalogue.batch b on b.id = changed.batch_id')
  loop
    -- What is moved from one course to another changes both.
    for change in values ('insert', 'new'), ('update', 'old'), ('update', 'new'), ('delete', 'old') loop
      execute format('create trigger %I after %s on catalogue.%I referencing %s table as changed
        for each statement execute function catalogue.draw_changed_cards(%L)',
        concat_ws('_', source.column1, change.column1, change.column2, 'drawn'), change.column1, source.column1,
        change.column2, source.column2);
    end loop;
  end loop;
end $$;

insert into catalogue.course_card select * from catalogue.drawn_card;
