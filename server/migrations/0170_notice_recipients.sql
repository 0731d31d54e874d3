-- A notice can go to a number without a household: an invited guardian, a lead, the number that an account has left.
alter table notices.notice
  alter column account_id drop not null,
  add column phone text,
  -- Only these channels. Null: those that the household chose.
  add column channels text[] check (channels <@ array['SMS', 'WHATSAPP', 'MAIL']),
  -- The payer's address for one order: its mail goes there, also where no channel was chosen.
  add column mail_to text,
  add constraint notice_recipient_check check ((account_id is null) <> (phone is null));
create unique index notice_phone_key on notices.notice (phone, key) where phone is not null;
alter table notices.send alter column account_id drop not null;
