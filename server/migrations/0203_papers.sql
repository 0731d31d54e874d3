-- A paper: sections of approved questions, and who may take it when. Spec: learning, unshaped screen B1.
create table papers.paper (
  id text primary key,
  title jsonb not null,
  kind text not null check (kind in ('CHAPTER', 'FULL', 'BENCHMARK', 'PRACTICE')),
  duration_minutes int not null check (duration_minutes > 0),
  -- [{id, name, subject, policyIds, allowed, questions}]: questions are approved versions, in the order of the paper.
  sections jsonb not null,
  is_shuffled boolean not null,
  grades int[] not null,
  bundle_ids text[] not null,
  is_free boolean not null,
  opens_at timestamptz,
  closes_at timestamptz,
  max_attempts int not null check (max_attempts > 0),
  release text not null check (release in ('AT_ONCE', 'AT_WINDOW_END', 'BY_STAFF')),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'RETIRED')),
  -- Since somebody has taken it. From then on its questions stay.
  locked_at timestamptz,
  released_at timestamptz,
  -- The blueprint, made when it was saved.
  languages text[] not null,
  question_count int not null,
  total_marks text not null,
  counts jsonb not null,
  problems jsonb not null,
  updated_at timestamptz not null,
  is_demo boolean not null default false
);
create index paper_updated on papers.paper (updated_at desc, id desc);
create index paper_open on papers.paper (closes_at) where status = 'PUBLISHED';

-- Attempts are marked by the questions that their learners had.
create function papers.keep_taken_paper() returns trigger language plpgsql as $$
begin
  if old.locked_at is not null and
    (new.locked_at, new.sections, new.duration_minutes, new.is_shuffled)
    is distinct from (old.locked_at, old.sections, old.duration_minutes, old.is_shuffled)
  then raise exception 'a paper that was taken keeps its questions' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger taken_paper_stays before update on papers.paper
  for each row execute function papers.keep_taken_paper();
