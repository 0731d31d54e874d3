-- Search engines ask since when a film is shown. A version before this one writes none: its stories count from their consent.
alter table stories.story add column published_at timestamptz;
update stories.story set published_at = consent_at where state = 'PUBLISHED';
