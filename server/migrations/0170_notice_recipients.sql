-- A notice can go to a number without a household: an invited guardian, a lead, the number that an account has left.
alter table notices.notice
  alter column account_id drop not null,
  add column phone text,
  -- Only these channels. Null: those that the household chose.
  add column channels text[] check (channels <@ array['SMS', 'WHATSAPP', 'MAIL']),
  -- The payer's address for one order: its mail goes there, also where no channel was chosen.
  add column mail_to text,
  -- The learner whom it names, also where it goes to a household that does not act for the learner. It is erased with the learner.
  add column about_learner_id text,
  add constraint notice_recipient_check check ((account_id is null) <> (phone is null));
create index notice_about_learner on notices.notice (about_learner_id) where about_learner_id is not null;
create unique index notice_phone_key on notices.notice (phone, key) where phone is not null;
alter table notices.send alter column account_id drop not null;
