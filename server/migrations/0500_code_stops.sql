-- A call may read a code.
alter table messages.template drop constraint template_channel_check;
alter table messages.template
  add constraint template_channel_check check (channel in ('SMS', 'WHATSAPP', 'MAIL', 'APP', 'VOICE'));

-- Codes to numbers with the same beginning, by the minute in which they were sent. Nothing in it names a person.
create table otp.prefix_minute (
  prefix text not null,
  minute timestamptz not null,
  sent int not null default 0,
  answered int not null default 0,
  primary key (prefix, minute),
  constraint prefix_minute_count_check check (sent >= 0 and answered >= 0)
);
create index prefix_minute_age on otp.prefix_minute (minute);

-- Numbers with this beginning get no codes, except where a browser or network is known to them.
create table otp.code_stop (
  id text primary key,
  prefix text not null,
  sent int not null,
  answered int not null,
  stopped_at timestamptz not null,
  ends_at timestamptz not null,
  lifted_at timestamptz,
  lifted_by text,
  constraint code_stop_lift_check check ((lifted_at is null) = (lifted_by is null))
);
create index code_stop_newest on otp.code_stop (stopped_at desc nulls last, id desc);
create index code_stop_of_prefix on otp.code_stop (prefix, stopped_at desc);
create index code_stop_open on otp.code_stop (ends_at) where lifted_at is null;
