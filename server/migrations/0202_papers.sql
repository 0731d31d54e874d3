create schema papers;
grant usage on schema papers to kandil_app;
alter default privileges in schema papers grant select, insert, update on tables to kandil_app;

-- How a section of an exam is marked: learning reference, section 3.
create table papers.marking_policy (
  id text primary key,
  exam text not null,
  year int not null,
  paper text not null,
  section text not null,
  -- Where sources contradict each other, there are two.
  variant text not null,
  edition int not null default 1,
  rule jsonb not null,
  questions int check (questions > 0),
  allowed int check (allowed <= questions),
  minutes int check (minutes > 0),
  note text not null,
  source text not null,
  source_url text,
  -- Null: not compared with a primary source yet.
  checked_on date,
  is_active boolean not null default true,
  unique (exam, year, paper, section, variant, edition)
);

-- Attempts are marked again by the row that their paper names, so the rule of a row stays.
create function papers.keep_rule() returns trigger language plpgsql as $$
begin
  if (new.id, new.exam, new.year, new.paper, new.section, new.variant, new.edition, new.rule, new.questions, new.allowed, new.minutes)
    is distinct from
    (old.id, old.exam, old.year, old.paper, old.section, old.variant, old.edition, old.rule, old.questions, old.allowed, old.minutes)
  then raise exception 'a marking policy never changes: add the next edition' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger marking_policy_stays before update on papers.marking_policy
  for each row execute function papers.keep_rule();
