-- A flow as staff keep it. Families are asked the newest of its versions while it is ACTIVE; each publication adds one.
create table profiles.flow (
  key text primary key,
  min_grade int not null check (min_grade between -2 and 13),
  max_grade int not null check (max_grade between -2 and 13),
  questions jsonb not null,
  status text not null check (status in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  check (max_grade >= min_grade)
);

insert into profiles.flow (key, min_grade, max_grade, questions, status)
  select distinct on (key) key, min_grade, max_grade, questions, 'ACTIVE' from profiles.question_flow order by key, version desc;
