-- The list of tickets begins with the newest, and that of written answers with the one that is due first: so does each index.
drop index tickets.ticket_due;
create index ticket_due on tickets.ticket (due_at desc nulls last, id desc);
drop index marking.task_due, marking.task_by_status, marking.task_of_paper;
create index task_due on marking.task (due_at, id);
create index task_by_status on marking.task (status, due_at, id);
create index task_of_paper on marking.task (paper_id, due_at, id);
create index task_by_teacher on marking.task (teacher_id, due_at, id);
