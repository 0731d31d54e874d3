-- Rows that have served their purpose are deleted by these indexes, in portions (docs/running.md, "How long things are kept").
create index inbox_processed on payments.inbox (processed_at) where processed_at is not null;
grant delete on payments.inbox to kandil_app;
create index notice_age on notices.notice (created_at);
create index notice_number on notices.notice (created_at) where account_id is null;
create index invitation_over on households.invitation (expires_at);
create index used_token_over on partners.used_token (expires_at);
create index lead_known on sales.lead (coalesce(expires_at, created_at)) where status <> 'WON' and phone <> '';
