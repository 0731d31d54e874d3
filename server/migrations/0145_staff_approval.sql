-- A second person's word on permissions to approve: one person with two accounts is not two people.
alter table staff.member
  -- Permissions that the roles grant and that do not count yet.
  add column withheld_scopes text[] not null default '{}',
  -- Members of staff who have given them; none of them approves. Empty after a refusal.
  add column asked_by text[] not null default '{}',
  -- When they count without a second person, because there was none. Null: only once one approves.
  add column counts_from timestamptz,
  add check (cardinality(withheld_scopes) > 0 or (asked_by = '{}' and counts_from is null)),
  add check (counts_from is null or asked_by <> '{}');

insert into messages.template (key, channel, lang, provider_template, subject, body, vars) values
  ('staff-approval', 'MAIL', 'en', null, 'A colleague’s permissions wait for a second owner',
   E'{asker} gave {name} ({email}) permissions to approve.\nThey count once a second owner approves them here: {link}\nIf you did not expect this, refuse it there.',
   '[{"name": "asker", "type": "ALPHANUMERIC", "max": 30}, {"name": "name", "type": "ALPHANUMERIC", "max": 30}, {"name": "email", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]'),
  ('staff-approval-wait', 'MAIL', 'en', null, 'A colleague will get permissions to approve in 24 hours',
   E'{asker} gave {name} ({email}) permissions to approve. No second owner can confirm this, so they count after 24 hours.\nIf you did not expect this, deactivate the member before then: {link}',
   '[{"name": "asker", "type": "ALPHANUMERIC", "max": 30}, {"name": "name", "type": "ALPHANUMERIC", "max": 30}, {"name": "email", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]');
