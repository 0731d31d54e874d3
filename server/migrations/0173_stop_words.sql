-- Numbers without a household that have written STOP. Those with one change their preference.
create table notices.number_stop (
  phone text not null,
  channel text not null check (channel in ('SMS', 'WHATSAPP')),
  at timestamptz not null,
  primary key (phone, channel)
);
