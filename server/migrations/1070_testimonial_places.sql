-- The place and the course of a family are said in the reader's language, as its words are.
alter table content.testimonial
  alter column place type jsonb using jsonb_build_object('en', place),
  alter column course type jsonb using jsonb_build_object('en', course);
