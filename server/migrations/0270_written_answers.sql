-- Answers that learners write, with photos, and teachers mark.
alter table uploads.file drop constraint file_purpose_check;
alter table uploads.file add constraint file_purpose_check check (purpose in ('HELP', 'DOUBT', 'ANSWER'));

-- Two teachers mark every written answer of the paper.
alter table papers.paper add column is_marked_twice boolean not null default false;

-- The day by which teachers mark the written answers of a submitted attempt; null: it has none, or they are marked.
alter table attempts.attempt add column marking_due_at timestamptz;

-- The marks that teachers have given to a written answer.
create table attempts.written_mark (
  attempt_id text not null references attempts.attempt on delete cascade,
  question_id text not null,
  -- Thousandths of a mark.
  marks int not null check (marks >= 0),
  -- [{id, marks}]: the lines of the rubric, marks in thousandths.
  lines jsonb not null,
  -- To the learner.
  remark text not null,
  given_at timestamptz not null,
  primary key (attempt_id, question_id)
);

-- Marks move by a correction of a key, or because a written answer was marked again.
alter table attempts.score_revision drop constraint score_revision_pkey;
alter table attempts.score_revision alter column regrade_id drop not null;
alter table attempts.score_revision add column id text not null default 'srv' || replace(gen_random_uuid()::text, '-', '');
alter table attempts.score_revision add primary key (id);
alter table attempts.score_revision add column question_id text;
alter table attempts.score_revision add check ((regrade_id is null) <> (question_id is null));
create unique index revision_once on attempts.score_revision (attempt_id, regrade_id);

-- "My answer deserves more marks".
alter table attempts.challenge drop constraint challenge_claim_check;
alter table attempts.challenge add constraint challenge_claim_check
  check (claim in ('OTHER_KEY', 'SEVERAL_KEYS', 'NO_KEY', 'TEXT', 'MARKS'));
