-- Staff list the attempts of a method, newest first.
create index attempt_of_method on orders.attempt (method, started_at desc nulls last, (order_id || '.' || no) desc);
