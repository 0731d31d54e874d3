-- A request keeps what its maker saw, so that the decider can tell what has changed since. Null for older requests.
-- The two households next to each other: { "from": { "orders": 2, … }, "into": …, "conflicts": […] }.
alter table support.merge add column preview jsonb;
-- Paise that could still be refunded: { "gateway": 249950, "purchased": 0, "granted": 0 }.
alter table payments.refund_request add column remaining jsonb;
-- Paise in the wallet: { "purchased": 0, "granted": 50000, "held": 0 }.
alter table wallet.adjustment add column wallet jsonb;
