-- The list of undelivered messages, and their number on Today.
create index sent_undelivered on messages.sent (at desc nulls last, id desc)
  where (failure is not null or delivery is not distinct from 'FAILED');
