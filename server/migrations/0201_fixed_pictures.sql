-- Something that never changes shows this picture, so the file under it is not replaced.
alter table media.use add column is_fixed boolean not null default false;
