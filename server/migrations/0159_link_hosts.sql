-- Other sites that a link written by staff may lead to. Our own pages need no entry.
create table platform.link_host (
  id text primary key,
  host text not null unique check (host = lower(host)),
  note text not null,
  is_active boolean not null,
  added_at timestamptz not null
);

-- Hosts that links lead to already stay allowed.
insert into platform.link_host (id, host, note, is_active, added_at)
select 'lnk' || left(md5(host), 18), host, 'In use before the list was made.', true, now()
from (
  select distinct lower(substring(address from '^https://([^/?#]+)')) as host from (
    select source_url from content.claim
    union all select section ->> 'redirectionUrl' from content.campaign, jsonb_array_elements(sections) as section
    union all select redirection_url from home.card
    union all select redirection_url from home.offering
    union all select redirection_url from home.master_class
    union all select video_url from listings.course_page
    union all select source_url from listings.topper
    union all select icon_url from catalogue.menu_entry
    union all select redirection_url from catalogue.menu_entry
    union all select url from plans.service
  ) as links (address)
) as hosts where host is not null;
