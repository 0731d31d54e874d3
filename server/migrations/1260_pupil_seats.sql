-- One seat for one pupil, however class and roll number are written. Seats of pupils who have joined before are made anew, by the
-- rule of the server, when the next pupil joins the test: null until then.
alter table inschool.pupil
  -- Pupils who had joined under several spellings of one seat all stay: 1 and more for those after the first.
  add column twin int not null default 0,
  -- When the server last heard of the device before the end of the test, and when it first did after it.
  add column heard_at timestamptz,
  add column back_at timestamptz;
alter table inschool.pupil alter column seat drop not null;
update inschool.pupil set seat = null, heard_at = joined_at;
alter table inschool.pupil alter column heard_at set not null;
alter table inschool.pupil drop constraint pupil_session_id_seat_key;
alter table inschool.pupil add constraint pupil_seat unique (session_id, seat, twin);

-- Counted up when staff lift the locks of a test or give it a new PIN: joins and wrong PINs are counted anew then.
alter table inschool.session add column lock_edition int not null default 0;
