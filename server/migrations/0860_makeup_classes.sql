-- A cancelled class names the class that is held instead.
create index session_makes_up_for on classroom.session (makes_up_for) where makes_up_for is not null;
