-- The export of a family's data asks whom its account has invited.
create index invitation_invited_by on households.invitation (invited_by);
