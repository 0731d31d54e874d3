-- What staff look for in the audit: the newest first, by what was done, by whom.
create index audit_at on platform.audit (at desc, id desc);
create index audit_action on platform.audit (action, at desc);
create index audit_staff on platform.audit ((actor ->> 'staffId'), at desc) where actor ->> 'kind' = 'staff';
