-- A question of the bank has another order of its options in each class. Null: as they are written.
alter table classroom.class_question add column option_ids text[];
