-- A family may end the link with the partner that it came from. The row stays, so that the same link does not bring it back.
alter table partners.tag add column ended_at timestamptz;

-- A message about a learner whom the organisation may not read any more is withheld.
alter table clients.delivery drop constraint delivery_state_check;
alter table clients.delivery add constraint delivery_state_check
  check (state in ('WAITING', 'DELIVERED', 'DEAD', 'WITHHELD'));
