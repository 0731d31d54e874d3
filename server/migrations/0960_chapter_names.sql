-- A chapter has a name in each language, as subjects and courses have.
alter table catalogue.chapter alter column chapter type jsonb using jsonb_build_object('en', chapter);
