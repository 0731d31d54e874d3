-- The clock of a family's quiet hours, where its number's country has several. Null: the first of them.
alter table profiles.notification_preference
  add column zone text check (
    zone in (
      'Asia/Kolkata', 'Asia/Dubai', 'Asia/Riyadh', 'Asia/Qatar', 'Asia/Kuwait', 'Asia/Bahrain', 'Asia/Muscat',
      'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles',
      'America/Anchorage', 'Pacific/Honolulu', 'America/Halifax', 'America/St_Johns'
    )
  );
