-- A benchmark test is a paper that is taken: its title, minutes and questions are the paper's. Rows without one are not listed any more.
alter table onboarding.benchmark_test
  add column paper_id text,
  alter column title drop not null,
  alter column subject drop not null,
  alter column minutes drop not null,
  alter column questions drop not null;
