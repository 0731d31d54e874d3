-- Where a code was asked for, the /24 or /48 of the address: a newer code ends an older one of the same browser or network only,
-- so that nobody elsewhere can end it.
alter table otp.verification add column network text not null default '';
create index on otp.verification (recipient, purpose, sent_at);
