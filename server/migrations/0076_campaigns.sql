-- Pages that staff compose for a campaign, each from one moment to another or for good.
create table content.campaign (
  id text primary key,
  slug text not null unique,
  title jsonb not null,
  description jsonb not null,
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false,
  check (ends_at > starts_at)
);
create trigger campaign_announced after insert or update or delete or truncate on content.campaign
  for each statement execute function platform.announce('content');
