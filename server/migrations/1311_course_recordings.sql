-- Pages count a course's recordings. One that can be watched, or no longer, is a change of its course.
create trigger recording_announced after update of state, is_removed, expires_at on classroom.recording
  for each row when ((old.state, old.is_removed, old.expires_at) is distinct from (new.state, new.is_removed, new.expires_at))
  execute function platform.announce('catalogue');
create trigger recording_deleted after delete on classroom.recording
  for each statement execute function platform.announce('catalogue');
