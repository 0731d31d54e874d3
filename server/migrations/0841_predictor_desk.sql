-- The data desk: a file as it came, what the gates say of it, and the rows that they keep back.
alter table predictor.data_set add column mapping jsonb, add column report jsonb;

create table predictor.file_part (
  set_id text not null references predictor.data_set on delete cascade,
  no int not null check (no between 0 and 99),
  text text not null,
  primary key (set_id, no)
);

create table predictor.quarantine (
  set_id text not null references predictor.data_set on delete cascade,
  row int not null,
  gate int not null check (gate between 1 and 10),
  message text not null,
  cells jsonb not null,
  primary key (set_id, row)
);
