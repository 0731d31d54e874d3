-- Classes that are open to everybody, by the course that they belong to.
create index session_batch_free on classroom.session_batch (bundle_id, session_id) where is_free;
