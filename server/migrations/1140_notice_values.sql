-- The values of a notice's templates that are read in the language of the reader: a time, a day, a text in several
-- languages. `details` keeps them in English, for what was written before.
alter table notices.notice add localised jsonb not null default '{}';
