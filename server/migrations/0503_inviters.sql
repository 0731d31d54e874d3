-- The member of staff who invited this one. Empty for the first owner, and for members from before.
alter table staff.member add column inviter_id text;
