-- How far a message came, as its vendor reports it. A later state is never replaced by an earlier one.
alter table messages.sent
  add column delivery text check (delivery in ('SENT', 'FAILED', 'DELIVERED', 'READ')),
  add column delivery_at timestamptz;

-- The id in messages.sent, committed before the vendor is asked: a report finds the send, however early it comes.
alter table notices.send add column message_id text;
create index send_message on notices.send (message_id) where message_id is not null;
