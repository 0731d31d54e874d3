-- A request of a deletion keeps what its maker saw, in counts: { "parts": [{ "called": "Addresses", "count": 2, … }], … }.
-- Null for other requests, and for older ones.
alter table privacy.request add column preview jsonb;
