create schema predictor;
grant usage on schema predictor to kandil_app;
alter default privileges in schema predictor grant select, insert, update, delete on tables to kandil_app;

-- A college. Its kind and its state are what a person entered: nothing is read out of a name.
create table predictor.institute (
  id text primary key,
  name text not null,
  -- Other spellings in files.
  aliases text[] not null default '{}',
  type text not null check (type in ('IIT', 'NIT', 'IIIT', 'GFTI', 'AIIMS', 'JIPMER', 'CENTRAL', 'GOVT_MED', 'ESIC', 'DEEMED')),
  -- GST code of the state.
  state text not null,
  district text not null default '',
  nirf_rank int check (nirf_rank > 0),
  is_sample boolean not null default false
);
create unique index institute_name on predictor.institute (lower(name));
create index institute_type on predictor.institute (type, id desc);

create table predictor.program (
  id text primary key,
  institute_id text not null references predictor.institute on delete cascade,
  -- As the file has it, with degree and years: "Civil Engineering (4 Years, Bachelor of Technology)".
  name text not null,
  unique (institute_id, name)
);

-- One file: the closing ranks of one round of one counselling.
create table predictor.data_set (
  id text primary key,
  exam text not null check (exam in ('JOSAA', 'MCC')),
  year int not null check (year between 2000 and 2100),
  round int not null check (round between 1 and 20),
  kind text not null check (kind in ('REGULAR', 'SPECIAL', 'STRAY')),
  status text not null check (status in ('DRAFT', 'WAITING', 'PUBLISHED', 'REFUSED', 'WITHDRAWN')),
  source_name text not null,
  source_url text check (source_url ~ '^https://'),
  -- The day on which the source published it.
  published_on date not null,
  file_name text not null default '',
  file_sha256 text not null default '',
  row_count int not null default 0,
  quarantined int not null default 0,
  is_sample boolean not null default false,
  asked_by text not null,
  asked_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text,
  updated_at timestamptz not null,
  constraint two_people check (decided_by is null or decided_by <> asked_by)
);
-- Families see one file of a round.
create unique index data_set_published on predictor.data_set (exam, year, round) where status = 'PUBLISHED';
create index data_set_newest on predictor.data_set (updated_at desc nulls last, id desc);
create index data_set_status_newest on predictor.data_set (status, updated_at desc nulls last, id desc);
create index data_set_exam_newest on predictor.data_set (exam, updated_at desc nulls last, id desc);

create table predictor.cutoff (
  set_id text not null references predictor.data_set on delete cascade,
  program_id text not null references predictor.program,
  quota text not null check (quota in ('AI', 'HS', 'OS', 'GO', 'JK', 'LA', 'DEEMED')),
  seat_type text not null check (seat_type in ('OPEN', 'EWS', 'OBC', 'SC', 'ST')),
  is_pwd boolean not null,
  gender text not null check (gender in ('ANY', 'FEMALE')),
  -- Seats for people with a link to the institution. NONE: for everybody.
  pool text not null check (pool in ('NONE', 'DU', 'IP', 'ESI', 'AMU', 'JAMIA', 'PUDUCHERRY', 'CW', 'NRI', 'FOREIGN')),
  opening int not null check (opening > 0),
  closing int not null check (closing > 0),
  -- The rank is one of the list for the preparatory course: the file writes it with a P behind it.
  is_preparatory boolean not null,
  primary key (set_id, program_id, quota, seat_type, is_pwd, gender, pool)
);

-- A row that is compared with a rank: one seat of one program over the last three years. Written anew whenever the published files change.
create table predictor.line (
  id text primary key,
  exam text not null,
  program_id text not null references predictor.program on delete cascade,
  institute_id text not null references predictor.institute on delete cascade,
  quota text not null,
  seat_type text not null,
  is_pwd boolean not null,
  gender text not null,
  pool text not null,
  is_preparatory boolean not null,
  -- Years of data in this list of ranks, three at most.
  years int not null,
  -- Ranks up to these are safe, likely, and in reach. No rank is safe by one year.
  safe_to int not null,
  likely_to int not null,
  reach_to int not null,
  -- The newest closing rank in this list of ranks.
  closing int not null,
  -- [{ year, round, closing, isPreparatory, setId }], the newest year first, of both lists of ranks.
  closings jsonb not null
);
create index line_reach on predictor.line (exam, seat_type, is_pwd, is_preparatory, reach_to);

-- Choices in the order in which a learner would fill them in. The items are ids of lines: those of a seat never change.
create table predictor.choice_list (
  id text primary key,
  learner_id text not null,
  exam text not null check (exam in ('JOSAA', 'MCC')),
  items text[] not null default '{}' check (cardinality(items) <= 200),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (learner_id, exam)
);

do $$
declare name text;
begin
  foreach name in array array['institute', 'program', 'data_set', 'line'] loop
    execute format('create trigger %I after insert or update or delete or truncate on predictor.%I
      for each statement execute function platform.announce(''predictor'')', name || '_announced', name);
  end loop;
end $$;

-- Writes the lines of one exam anew from its published files. A year counts with its highest closing rank over all rounds; of three
-- years the newest weighs 5, the next 3 and the last 2. Ranks of the preparatory list and ordinary ones are never mixed.
create function predictor.rebuild(of_exam text) returns void language sql as $$
  delete from predictor.line where exam = of_exam;
  with live as (
    select id, year, round, dense_rank() over (order by year desc) as age
    from predictor.data_set where exam = of_exam and status = 'PUBLISHED'
  ),
  best as (
    select distinct on (program_id, quota, seat_type, is_pwd, gender, pool, is_preparatory, age)
      program_id, quota, seat_type, is_pwd, gender, pool, is_preparatory, live.age, live.year, live.round, set_id, closing
    from predictor.cutoff join live on live.id = set_id and live.age <= 3
    order by program_id, quota, seat_type, is_pwd, gender, pool, is_preparatory, age, closing desc, live.round desc
  ),
  weighed as (
    select *, (array[5, 3, 2])[row_number() over (
      partition by program_id, quota, seat_type, is_pwd, gender, pool, is_preparatory order by age)] as weight
    from best
  ),
  shown as (
    select program_id, quota, seat_type, is_pwd, gender, pool, min(age) as newest,
      jsonb_agg(jsonb_build_object('year', year, 'round', round, 'closing', closing, 'isPreparatory', is_preparatory, 'setId', set_id)
        order by age, is_preparatory) as closings
    from best group by program_id, quota, seat_type, is_pwd, gender, pool
  ),
  summed as (
    select program_id, quota, seat_type, is_pwd, gender, pool, is_preparatory, count(*)::int as years,
      sum(weight * closing)::numeric / sum(weight) as middle,
      coalesce(stddev_pop(closing), 0) as spread,
      (array_agg(closing order by age))[1] as closing
    from weighed group by program_id, quota, seat_type, is_pwd, gender, pool, is_preparatory
  )
  insert into predictor.line (id, exam, program_id, institute_id, quota, seat_type, is_pwd, gender, pool, is_preparatory,
    years, safe_to, likely_to, reach_to, closing, closings)
  select 'cln' || left(md5(concat_ws('|', program_id, quota, seat_type, is_pwd, gender, pool, is_preparatory)), 18),
    of_exam, program_id, program.institute_id, quota, seat_type, is_pwd, gender, pool, is_preparatory, years,
    case when years > 1 then greatest(0, floor(middle - greatest(middle * 0.06, spread)))::int else 0 end,
    floor(middle)::int, floor(middle + greatest(middle * 0.06, spread))::int, closing, closings
  from summed join shown using (program_id, quota, seat_type, is_pwd, gender, pool)
  join predictor.program on program.id = program_id
  where newest = 1
$$;
