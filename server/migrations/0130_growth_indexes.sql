-- Indexes that keep the cost of a request independent of how many rows there are (docs/running.md, "How it grows").

-- First pages of staff lists: newest first, in the order that the lists ask for.
create index order_created on orders.order (created_at desc nulls last, id desc);
create index order_status on orders.order (status, created_at desc nulls last, id desc);
create index attempt_started on orders.attempt (started_at desc nulls last, (order_id || '.' || no) desc);
create index attempt_key on orders.attempt ((order_id || '.' || no));
create index account_created on accounts.account (created_at desc nulls last, id desc);
create index entry_newest on ledger.entry (at desc nulls last, id desc);
create index sent_newest on messages.sent (at desc nulls last, id desc);
create index sent_failed on messages.sent (at desc nulls last, id desc) where failure is not null;
drop index platform.audit_at;
create index audit_newest on platform.audit (at desc nulls last, id desc);
drop index invoices.invoice_issued;
create index invoice_newest on invoices.invoice (issued_at desc nulls last, order_id desc);
create index settlement_line_newest on payments.settlement_line (imported_at desc nulls last, id desc);
create index consent_newest on consent.entry (at desc nulls last, id desc);

-- Sums by day.
create index order_paid on orders.order (paid_at) include (paid_amount) where paid_at is not null;

-- What counts once in a visit.
create index event_visit on clickstream.event (visit, at) where visit is not null;

-- Uses of one coupon.
create index reservation_coupon on coupons.reservation (coupon_id, status);

-- Everything of one household: export, erasure and merge.
create index enrolment_account on enrolments.enrolment (account_id);
create index invoice_account on invoices.invoice (account_id);
create index reservation_account on coupons.reservation (account_id);
create index hold_account on wallet.hold (account_id);

-- What has served its time.
create index session_ends on platform.session (ends_at);
