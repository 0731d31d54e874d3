-- A guardian's name and year of birth, declared with a consent, go when the learner or the guardian's household is erased. The
-- rest stays as it was: the purpose, the time, the household and how the consent was confirmed.
drop trigger entry_stays on consent.entry;

update consent.entry set evidence = '{}' where evidence <> '{}' and (
  learner_id in (select id from accounts.learner where erased_at is not null)
  or account_id in (select id from accounts.account where erased_at is not null));

create trigger entry_stays before delete or truncate on consent.entry for each statement execute function consent.refuse();
create trigger entry_keeps_its_answer before update on consent.entry for each row
  when (new.evidence <> '{}' or to_jsonb(new) - 'evidence' <> to_jsonb(old) - 'evidence')
  execute function consent.refuse();
grant update (evidence) on consent.entry to kandil_app;

create index entry_evidence on consent.entry (account_id) where evidence <> '{}';
