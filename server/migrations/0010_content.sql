create schema content;
grant usage on schema content to kandil_app;
alter default privileges in schema content grant select, insert, update, delete on tables to kandil_app;

create table content.faq (
  id text primary key,
  page text not null check (page in ('home', 'plans', 'pay')),
  position int not null,
  question jsonb not null,
  answer jsonb not null,
  is_demo boolean not null default false
);
create index faq_page on content.faq (page, position);

create table content.testimonial (
  id text primary key,
  name text not null,
  rank int not null,
  testimonial_type text not null check (testimonial_type in ('TEXT', 'VIDEO')),
  user_role text not null check (user_role in ('Student', 'Mother', 'Father', 'Guardian')),
  value jsonb not null,
  place text not null,
  user_image text,
  course text not null,
  year int not null,
  -- When the family allowed us to print it. It is not shown without: decisions L-37 and L-85.
  consent_at timestamptz,
  is_demo boolean not null default false
);

-- A claim is shown only while its evidence is valid: decisions L-36, L-37, P-39.
create table content.claim (
  id text primary key,
  position int not null,
  figure text not null,
  text jsonb not null,
  year int,
  course text,
  sample text,
  source_url text,
  evidence_until timestamptz,
  check (
    evidence_until is null
    or (year is not null and course is not null and sample is not null and source_url is not null))
);

-- The newest published version is in force. An order keeps the version it was made under: decision P-37.
create table content.policy (
  kind text not null check (kind in ('REFUND', 'PROMISE', 'TERMS', 'PRIVACY', 'EMI')),
  version text not null,
  title jsonb not null,
  summary jsonb not null,
  -- Paragraphs, each in its languages.
  body jsonb not null check (jsonb_typeof(body) = 'array'),
  published_at timestamptz not null,
  primary key (kind, version)
);

-- How to reach us, and the seller: one row.
create table content.site (
  is_only boolean primary key default true check (is_only),
  toll_free text not null,
  whatsapp text not null,
  email text not null,
  hours jsonb not null,
  grievance_name text not null,
  grievance_email text not null,
  grievance_phone text not null,
  seller_name text not null,
  seller_address text not null,
  seller_gstin text not null,
  seller_state text not null check (seller_state ~ '^\d\d$'),
  updated_at timestamptz not null
);

-- Lines above the payment methods, each for a period.
create table content.payment_message (
  id text primary key,
  position int not null,
  tone text not null check (tone in ('INFO', 'WARNING')),
  text jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);

-- Pages that staff compose for a campaign, for a period or without an end.
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

do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'content' loop
    execute format('create trigger %I after insert or update or delete or truncate on content.%I
      for each statement execute function platform.announce(''content'')', name || '_announced', name);
  end loop;
end $$;
