-- The state of a PIN code is decided by one table in the program (core/taxonomy/state-of-pin.ts), because the tax depends on
-- it. These two tables keep the town. A town may be named by a whole PIN code now.
update public.reference_row set fields = fields - 'state_code' where place = 'onboarding.pin_district';
alter table onboarding.pin_district
  drop column state_code,
  drop constraint pin_district_prefix_check,
  add constraint pin_district_prefix_check check (prefix ~ '^[1-9][0-9]{2,5}$');
alter table onboarding.pin_code drop column state_code;
