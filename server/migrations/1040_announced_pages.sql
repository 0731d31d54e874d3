-- A change of these tables makes kept pages old at once, as changes of other content do: families see what is published.
create trigger story_announced after insert or update or delete or truncate on stories.story
  for each statement execute function platform.announce('stories');
create trigger chapter_announced after insert or update or delete or truncate on library.chapter
  for each statement execute function platform.announce('library');
create trigger resource_announced after insert or update or delete or truncate on library.resource
  for each statement execute function platform.announce('library');
create trigger talk_announced after insert or update or delete or truncate on talks.talk
  for each statement execute function platform.announce('webinars');
create trigger landing_announced after insert or update or delete or truncate on demos.landing
  for each statement execute function platform.announce('demos');
