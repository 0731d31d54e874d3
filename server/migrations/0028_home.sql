create schema home;
grant usage on schema home to kandil_app;
alter default privileges in schema home grant select, insert, update, delete on tables to kandil_app;

-- The sections of the home page, in order. The page defines the keys, so staff cannot add a section.
create table home.section (
  key text primary key,
  heading jsonb not null,
  sub_heading jsonb,
  rank int not null,
  audience text not null check (audience in ('EVERYONE', 'VISITOR', 'SIGNED_IN', 'UNPAID', 'PAID')),
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE'))
);

-- Cards that staff write. The cards of a learner's own classes and dues are computed.
create table home.card (
  id text primary key,
  type text not null check (type in ('WEBINAR', 'TALK', 'CHALLENGE', 'OFFER', 'ARTICLE', 'DEMO')),
  title jsonb not null,
  text jsonb,
  media text check (media ~ '^/([^/\\]|$)'),
  label jsonb not null,
  redirection_url text not null check (redirection_url ~ '^(/([^/\\]|$)|https://)'),
  at timestamptz,
  audience text not null check (audience in ('EVERYONE', 'VISITOR', 'SIGNED_IN', 'UNPAID', 'PAID')),
  grades int[] not null default '{}',
  rank int not null,
  starts_at timestamptz,
  ends_at timestamptz,
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  published_at timestamptz not null,
  is_demo boolean not null default false,
  check (ends_at > starts_at)
);

create table home.offering (
  id text primary key,
  title jsonb not null,
  text jsonb not null,
  icon text not null,
  redirection_url text not null check (redirection_url ~ '^(/([^/\\]|$)|https://)'),
  grades int[] not null default '{}',
  rank int not null,
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false
);

create table home.master_class (
  id text primary key,
  title jsonb not null,
  subject_key text not null,
  teacher_name text not null,
  grades int[] not null default '{}',
  targets text[] not null default '{}',
  language text not null,
  starts_at timestamptz not null,
  length_minutes int not null check (length_minutes between 10 and 300),
  redirection_url text not null check (redirection_url ~ '^(/([^/\\]|$)|https://)'),
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false
);

create table home.popup (
  id text primary key,
  title jsonb not null,
  text jsonb not null,
  label jsonb not null,
  redirection_url text check (redirection_url ~ '^/([^/\\]|$)'),
  pages text[] not null check (pages <@ array['home', 'explore', 'courses', 'course', 'plans', 'campaign']),
  audience text not null check (audience in ('EVERYONE', 'VISITOR', 'SIGNED_IN', 'UNPAID', 'PAID')),
  rank int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  entity_state text not null check (entity_state in ('DRAFT', 'ACTIVE', 'INACTIVE')),
  is_demo boolean not null default false,
  -- OFFER opens on its pages; LOGIN for a coupon that needs a log-in; COUPON for a coupon that was accepted. The last two stay
  -- on the page they are shown on, so they have no address.
  kind text not null check (kind in ('OFFER', 'LOGIN', 'COUPON')),
  check (ends_at > starts_at),
  constraint popup_address check ((kind = 'OFFER') = (redirection_url is not null)),
  constraint popup_of_coupon check (kind = 'OFFER' or pages = array['plans'])
);

-- Events of a pop-up, each once per browser and day. The mark is a digest that no other table has.
create table home.popup_event (
  popup_id text not null references home.popup on delete cascade,
  type text not null check (type in ('VIEW', 'LOGIN_CLICK', 'CLOSE_CLICK')),
  mark bytea not null,
  at timestamptz not null,
  primary key (popup_id, type, mark)
);

-- How many nights a week a learner wants to study, and the nights that were lit.
create table home.lantern_goal (
  learner_id text primary key,
  nights int not null check (nights in (3, 5, 7))
);

create table home.lantern_night (
  learner_id text not null,
  day date not null,
  lit_at timestamptz not null,
  primary key (learner_id, day)
);

do $$
declare name text;
begin
  foreach name in array array['section', 'card', 'offering', 'master_class', 'popup'] loop
    execute format('create trigger %I after insert or update or delete or truncate on home.%I
      for each statement execute function platform.announce(''home'')', name || '_announced', name);
  end loop;
end $$;
