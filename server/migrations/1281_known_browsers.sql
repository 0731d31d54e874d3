-- The browsers in which somebody has logged in by a code of a number or an address. They have codes of their own, so that strangers
-- who use up the codes of an hour do not keep the owner out.
create table otp.known_browser (
  -- A hash with our secret, of the number or address: it names nobody, and outlives a change of the number.
  recipient_hash text not null,
  -- As in the cookie of the browser.
  browser text not null,
  known_at timestamptz not null,
  primary key (recipient_hash, browser)
);
create index known_browser_age on otp.known_browser (known_at);
