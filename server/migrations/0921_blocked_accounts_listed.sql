-- Staff list the blocked households, the newest first.
create index account_blocked on accounts.account (created_at desc nulls last, id desc) where blocked_at is not null;
