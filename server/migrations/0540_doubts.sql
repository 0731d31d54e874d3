-- A doubt is a ticket about a question of a learner's test.
alter table tickets.ticket
  drop constraint ticket_category_check,
  add constraint ticket_category_check
    check (category in ('PAYMENT', 'CLASS', 'TEST', 'ACCOUNT', 'CONTENT', 'OTHER', 'GRIEVANCE', 'DOUBT')),
  add attempt_id text,
  add question_id text,
  add check ((attempt_id is null) = (question_id is null));
create index ticket_of_attempt on tickets.ticket (attempt_id) where attempt_id is not null;
