-- Browsers that a household has let us send push messages to.
create table notices.push_subscription (
  id text primary key,
  account_id text not null,
  -- The key of the browser's session: nothing is sent once it has ended.
  session text not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_account on notices.push_subscription (account_id);
create index push_subscription_session on notices.push_subscription (session);

alter table notices.send drop constraint send_channel_check;
alter table notices.send add constraint send_channel_check check (channel in ('SMS', 'WHATSAPP', 'MAIL', 'PUSH'));
