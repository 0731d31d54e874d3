-- A school is known by its name and its PIN code: staff do not add it twice.
create index school_place on catalogue.school (pin_code, lower(name));
