-- A family asks about its data by itself too: for a copy, a correction, or to name who acts for it (DPDP Act, sections 11 to 14).
alter table privacy.request
  alter column asked_by drop not null,
  -- A request of the family itself names nobody who recorded it.
  add column lang text not null default 'en',
  add column nominee_name text,
  add column nominee_relation text,
  add column withdrawn_at timestamptz,
  drop constraint request_kind_check,
  drop constraint request_status_check,
  drop constraint request_proof_check,
  drop constraint request_check,
  drop constraint request_check2,
  drop constraint request_check4,
  add constraint request_kind_check check (kind in ('EXPORT', 'CORRECT', 'NOMINATE', 'ERASE')),
  add constraint request_status_check check (status in ('WAITING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  -- LOGIN: the family asked while it was logged in. Nobody of the staff has to prove it then.
  add constraint request_proof_check check (proof in ('CODE', 'SEEN', 'LOGIN')),
  add constraint request_proven check (
    (proof is null) = (proven_at is null) and (proven_by is not null) = (proof is not null and proof <> 'LOGIN')
  ),
  add constraint request_decided check ((status in ('APPROVED', 'REFUSED')) = (decided_by is not null)),
  add constraint request_withdrawn check ((status = 'WITHDRAWN') = (withdrawn_at is not null)),
  add constraint request_two_people check (decided_by is null or decided_by is distinct from asked_by);
