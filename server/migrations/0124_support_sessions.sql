-- The sessions by which a member of staff looks at families' pages end with the member's own.
create index session_of_looker on platform.session ((principal -> 'support' ->> 'staffId'))
  where principal -> 'support' is not null;
