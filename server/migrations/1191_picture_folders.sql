-- Staff keep pictures in folders. A folder is a name that pictures have; empty: in no folder.
alter table media.picture add column folder text not null default '' check (folder = btrim(folder) and length(folder) <= 60);
create index picture_folder on media.picture (folder, added_at desc nulls last, id desc);
