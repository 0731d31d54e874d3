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

insert into papers.marking_policy (id, exam, year, paper, section, variant, rule, questions, allowed, minutes, note, source, source_url, checked_on) values
  ('mpl-jee-main-2026-a', 'jee-main', 2026, 'p1', 'a', 'standard',
   '{"kind": "SCQ", "full": "4", "wrong": "-1", "blank": "0", "dropped": "ALL"}',
   20, null, null, 'Per subject 20 questions with one answer. Several right options: full marks for each. Dropped: full marks for the whole shift.', 'pw.live, April 2026', 'https://www.pw.live/news/jee-main-2026-session-2-final-answer-key-marks-vs-percentile-formula', '2026-11-22'),
  ('mpl-jee-main-2026-b-negative', 'jee-main', 2026, 'p1', 'b', 'negative',
   '{"kind": "NUMERIC", "full": "4", "wrong": "-1", "blank": "0", "dropped": "ATTEMPTED"}',
   5, null, null, 'Per subject 5 numeric questions, to the nearest integer. This source takes a mark for a wrong answer; another does not. Dropped: usually only who attempted.', 'pw.live, April 2026', 'https://www.pw.live/news/jee-main-2026-session-2-final-answer-key-marks-vs-percentile-formula', '2026-11-22'),
  ('mpl-jee-main-2026-b-no-negative', 'jee-main', 2026, 'p1', 'b', 'no-negative',
   '{"kind": "NUMERIC", "full": "4", "wrong": "0", "blank": "0", "dropped": "ATTEMPTED"}',
   5, null, null, 'Per subject 5 numeric questions, to the nearest integer. This source says that a wrong answer costs nothing; another contradicts.', 'engineering.careers360.com', 'https://engineering.careers360.com/articles/jee-main-marking-scheme', '2026-11-22'),
  ('mpl-jee-advanced-2026-scq', 'jee-advanced', 2026, 'any', 'scq', 'standard',
   '{"kind": "SCQ", "full": "3", "wrong": "-1", "blank": "0", "dropped": "ALL"}',
   null, null, null, 'The pattern changes every year: the paper’s own instructions win.', 'aakash.ac.in; clearjeeneet.in 2023', null, '2026-11-22'),
  ('mpl-jee-advanced-2026-mcq', 'jee-advanced', 2026, 'any', 'mcq', 'standard',
   '{"kind": "MCQ", "full": "4", "wrong": "-2", "blank": "0", "partial": {"mode": "LADDER", "ladder": {"1": "1", "2": "2", "3": "3"}}, "dropped": "ALL"}',
   null, null, null, 'All right +4; a part of them without a wrong one +1 each; any wrong one −2. The pattern changes every year: the paper’s own instructions win.', 'aakash.ac.in; clearjeeneet.in 2023', null, '2026-11-22'),
  ('mpl-jee-advanced-2026-numeric', 'jee-advanced', 2026, 'any', 'numeric', 'standard',
   '{"kind": "NUMERIC", "full": "4", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   null, null, null, 'Two decimals, rounded or truncated: the key is an interval. The pattern changes every year: the paper’s own instructions win.', 'aakash.ac.in; clearjeeneet.in 2023', null, '2026-11-22'),
  ('mpl-jee-advanced-2026-numeric-3', 'jee-advanced', 2026, 'any', 'numeric', 'three-marks',
   '{"kind": "NUMERIC", "full": "3", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   null, null, null, 'Two decimals, rounded or truncated: the key is an interval. The pattern changes every year: the paper’s own instructions win.', 'aakash.ac.in; clearjeeneet.in 2023', null, '2026-11-22'),
  ('mpl-jee-advanced-2026-matrix', 'jee-advanced', 2026, 'any', 'matrix', 'standard',
   '{"kind": "MATRIX", "full": "4", "wrong": "-1", "blank": "0", "answeredAs": "CODE", "dropped": "ALL"}',
   null, null, null, 'Match-list, answered by one of four codes. The pattern changes every year: the paper’s own instructions win.', 'aakash.ac.in; clearjeeneet.in 2023', null, '2026-11-22'),
  ('mpl-jee-advanced-2026-matrix-3', 'jee-advanced', 2026, 'any', 'matrix', 'three-marks',
   '{"kind": "MATRIX", "full": "3", "wrong": "-1", "blank": "0", "answeredAs": "CODE", "dropped": "ALL"}',
   null, null, null, 'Match-list, answered by one of four codes. The pattern changes every year: the paper’s own instructions win.', 'aakash.ac.in; clearjeeneet.in 2023', null, '2026-11-22'),
  ('mpl-neet-2026', 'neet', 2026, 'ug', 'all', 'standard',
   '{"kind": "SCQ", "full": "4", "wrong": "-1", "blank": "0", "dropped": "ALL"}',
   180, null, 180, 'Physics 45, Chemistry 45, Biology 90, all compulsory. Several right options: full marks for each. Dropped: all candidates.', 'NTA bulletin, through orissapost and edexlive', null, '2026-11-22'),
  ('mpl-cuet-2026', 'cuet', 2026, 'ug', 'all', 'standard',
   '{"kind": "SCQ", "full": "5", "wrong": "-1", "blank": "0", "dropped": "ATTEMPTED"}',
   50, null, 60, '50 compulsory questions in each paper. NTA normalises across shifts; we do not.', 'public pages, 2026', null, '2026-11-22'),
  ('mpl-kcet-2026', 'kcet', 2026, 'subject', 'all', 'standard',
   '{"kind": "SCQ", "full": "1", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   60, null, 80, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-ap-eapcet-2026', 'ap-eapcet', 2026, 'engineering', 'all', 'standard',
   '{"kind": "SCQ", "full": "1", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   160, null, 180, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-tg-eapcet-2026', 'tg-eapcet', 2026, 'engineering', 'all', 'standard',
   '{"kind": "SCQ", "full": "1", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   160, null, 180, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-gujcet-2026', 'gujcet', 2026, 'subject', 'all', 'standard',
   '{"kind": "SCQ", "full": "1", "wrong": "-0.25", "blank": "0", "dropped": "ALL"}',
   40, null, null, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-mht-cet-2026-maths', 'mht-cet', 2026, 'pcm', 'maths', 'standard',
   '{"kind": "SCQ", "full": "2", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   50, null, 90, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-mht-cet-2026-science', 'mht-cet', 2026, 'pcm', 'science', 'standard',
   '{"kind": "SCQ", "full": "1", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   100, null, 90, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-bitsat-2026', 'bitsat', 2026, 'p1', 'all', 'standard',
   '{"kind": "SCQ", "full": "3", "wrong": "-1", "blank": "0", "dropped": "ALL"}',
   130, null, 180, 'Twelve further questions open when all are attempted; that part is not built. Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-wbjee-2026-1', 'wbjee', 2026, 'any', 'category-1', 'standard',
   '{"kind": "SCQ", "full": "1", "wrong": "-0.25", "blank": "0", "dropped": "ALL"}',
   null, null, null, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-wbjee-2026-2', 'wbjee', 2026, 'any', 'category-2', 'standard',
   '{"kind": "SCQ", "full": "2", "wrong": "-0.5", "blank": "0", "dropped": "ALL"}',
   null, null, null, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-wbjee-2026-3', 'wbjee', 2026, 'any', 'category-3', 'standard',
   '{"kind": "MCQ", "full": "2", "wrong": "0", "blank": "0", "partial": {"mode": "PROPORTIONAL"}, "dropped": "ALL"}',
   null, null, null, '2 × chosen ÷ right; any wrong option gives 0. Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-nda-2026-maths', 'nda', 2026, 'maths', 'all', 'standard',
   '{"kind": "SCQ", "full": "2.5", "wrong": "-0.83", "blank": "0", "dropped": "ALL"}',
   120, null, 150, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-nda-2026-gat', 'nda', 2026, 'gat', 'all', 'standard',
   '{"kind": "SCQ", "full": "4", "wrong": "-1.33", "blank": "0", "dropped": "ALL"}',
   150, null, 150, 'Not checked against the bulletin yet.', 'learning reference, 2026', null, null),
  ('mpl-school-2026-scq', 'school', 2026, 'any', 'scq', 'standard',
   '{"kind": "SCQ", "full": "1", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   null, null, null, 'Our own scheme for chapter tests and school tests.', 'Kandil', null, '2026-11-22'),
  ('mpl-school-2026-mcq', 'school', 2026, 'any', 'mcq', 'standard',
   '{"kind": "MCQ", "full": "2", "wrong": "0", "blank": "0", "partial": {"mode": "PROPORTIONAL"}, "dropped": "ALL"}',
   null, null, null, 'Our own scheme for chapter tests and school tests.', 'Kandil', null, '2026-11-22'),
  ('mpl-school-2026-numeric', 'school', 2026, 'any', 'numeric', 'standard',
   '{"kind": "NUMERIC", "full": "1", "wrong": "0", "blank": "0", "dropped": "ALL"}',
   null, null, null, 'Our own scheme for chapter tests and school tests.', 'Kandil', null, '2026-11-22'),
  ('mpl-school-2026-matrix', 'school', 2026, 'any', 'matrix', 'standard',
   '{"kind": "MATRIX", "full": "4", "wrong": "0", "blank": "0", "answeredAs": "GRID", "perRow": "1", "dropped": "ALL"}',
   null, null, null, 'Our own scheme for chapter tests and school tests.', 'Kandil', null, '2026-11-22'),
  ('mpl-school-2026-subjective', 'school', 2026, 'any', 'subjective', 'standard',
   '{"kind": "SUBJECTIVE", "full": "5", "dropped": "ALL"}',
   null, null, null, 'Our own scheme for chapter tests and school tests.', 'Kandil', null, '2026-11-22');
