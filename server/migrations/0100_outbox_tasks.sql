-- An event is written once, however many hear of it: seven rows in the transaction of each payment became one.
alter table platform.outbox alter column task type text[] using array[task];
alter table platform.outbox rename column task to tasks;
