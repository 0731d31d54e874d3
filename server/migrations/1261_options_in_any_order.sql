-- The options of every test are in another order for each learner: there is no switch for it any more.
create or replace function papers.keep_taken_paper() returns trigger language plpgsql as $$
begin
  if old.locked_at is not null and
    (new.locked_at, new.sections, new.duration_minutes) is distinct from (old.locked_at, old.sections, old.duration_minutes)
  then raise exception 'a paper that was taken keeps its questions' using errcode = '23514';
  end if;
  return new;
end $$;
alter table papers.paper drop column is_shuffled;
