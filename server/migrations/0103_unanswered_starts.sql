-- An attempt to pay is recorded before the gateway is asked to begin it, so that none is lost when the answer is.
alter table orders.attempt
  -- When the gateway was known to have begun it; null while nobody knows.
  add column answered_at timestamptz;
update orders.attempt set answered_at = started_at;

-- NOT_STARTED: the gateway has refused to begin it, was never reached, or does not know it.
create or replace function orders.is_sound(a orders.attempt) returns boolean language plpgsql immutable as $$
begin
  return a.status in ('STARTED', 'NOT_STARTED', 'FAILED', 'ABANDONED', 'CHARGED');
end $$;
