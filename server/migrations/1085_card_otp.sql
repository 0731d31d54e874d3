-- Some banks take the one-time password of a saved card on our own page: the gateway says so when the attempt begins.
alter table orders.attempt add takes_otp boolean not null default false;
