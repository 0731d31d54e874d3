-- What a role grants unasked is computed from now on (core/taxonomy/features.ts), so a new feature needs no migration. Roles
-- that staff have not changed store nothing; what staff have chosen stays as it is.
update staff.role set grants = '{}' where key = 'owner' or (key, grants) in (values
  ('catalogue-editor', '{"catalogue": "edit", "plans": "edit", "content": "edit"}'::jsonb),
  ('marketing', '{"coupons": "edit", "content": "edit", "catalogue": "view", "plans": "view", "clickstream": "view"}'),
  ('support', '{"orders": "view", "refunds": "edit", "catalogue": "view", "plans": "view", "coupons": "view", "households": "edit", "onboarding": "view"}'),
  ('finance', '{"orders": "view", "refunds": "approve", "ledger": "view", "plans": "approve", "coupons": "approve"}'),
  ('operations', '{"operations": "edit", "messages": "edit", "orders": "view", "onboarding": "edit"}'),
  ('sales-adviser', '{"sales": "edit", "catalogue": "view", "plans": "view"}'),
  ('sales-head', '{"sales": "approve", "catalogue": "view", "plans": "view", "orders": "view", "coupons": "view", "clickstream": "view"}'));
