-- Sections of papers that were written before sections had minutes and locks of their own. Taken papers keep their questions.
alter table papers.paper disable trigger taken_paper_stays;
update papers.paper set sections = (
  select coalesce(jsonb_agg('{"minutes": null, "isLocked": false}'::jsonb || section order by no), '[]')
  from jsonb_array_elements(sections) with ordinality as each (section, no)
);
alter table papers.paper enable trigger taken_paper_stays;
