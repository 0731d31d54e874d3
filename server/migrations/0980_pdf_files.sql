-- PDFs that staff have uploaded for a published article or question: one in use for each language, and one that waits for a second
-- person. A language without one is read in English, drawn by us.
create table solved.pdf_file (
  id text primary key,
  document_id text not null,
  lang text not null,
  file_key text not null,
  bytes int not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  approved_by text,
  approved_at timestamptz,
  check ((approved_by is null) = (approved_at is null)),
  check (approved_by is distinct from uploaded_by)
);
create unique index pdf_file_in_use on solved.pdf_file (document_id, lang) where approved_at is not null;
create unique index pdf_file_waiting on solved.pdf_file (document_id, lang) where approved_at is null;
