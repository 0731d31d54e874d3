-- The messages of a household on its page for staff, the newest first, and those of all households.
create index send_of_account_due on notices.send (account_id, due_at desc nulls last, id desc);
create index send_due on notices.send (due_at desc nulls last, id desc) where account_id is not null;
