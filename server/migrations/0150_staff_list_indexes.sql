-- Indexes by which staff lists are read: a filter, then the order of the list, then the id (docs/running.md, "How it grows").
-- On tables that every checkout writes they are partial where most rows have one and the same value: those rows pay nothing.

create index order_kind on orders.order (kind, created_at desc nulls last, id desc) where kind <> 'COURSE';
create index order_coupon on orders.order (coupon_code, created_at desc nulls last, id desc) where coupon_code is not null;
create index attempt_not_charged on orders.attempt (status, started_at desc nulls last, (order_id || '.' || no) desc)
  where status in ('FAILED', 'ABANDONED', 'NOT_STARTED');
create index attempt_transaction on orders.attempt (transaction_id) where transaction_id is not null;
create index attempt_bank_reference on orders.attempt (bank_reference) where bank_reference is not null;

create index account_erased on accounts.account (created_at desc nulls last, id desc) where erased_at is not null;

create index entry_kind on ledger.entry (kind, at desc nulls last, id desc) where kind <> 'PAYMENT';

create index sent_channel on messages.sent (channel, at desc nulls last, id desc);
create index sent_provider on messages.sent (provider_id) where provider_id is not null;

drop index platform.audit_action;
create index audit_action on platform.audit (action, at desc nulls last, id desc);
drop index platform.audit_staff;
create index audit_staff on platform.audit ((actor ->> 'staffId'), at desc nulls last, id desc)
  where actor ->> 'kind' = 'staff';
create index set_aside_key on platform.set_aside ((job || ' ' || row_id));

create index invoice_state on invoices.invoice ((content #>> '{buyer,stateCode}'), issued_at desc nulls last, order_id desc);
create index credit_note_newest on invoices.credit_note (issued_at desc nulls last, refund_id desc);
create index credit_note_state on invoices.credit_note
  ((content #>> '{buyer,stateCode}'), issued_at desc nulls last, refund_id desc);

create index refund_newest on payments.refund (requested_at desc nulls last, id desc);
create index refund_status on payments.refund (status, requested_at desc nulls last, id desc);
create index refund_bank_reference on payments.refund (bank_reference) where bank_reference is not null;
create index refund_request_newest on payments.refund_request (asked_at desc nulls last, id desc);
create index refund_request_status on payments.refund_request (status, asked_at desc nulls last, id desc);
create index refund_request_order on payments.refund_request (order_id);
create index exception_newest on payments.exception (found_at desc nulls last, id desc);
create index exception_status on payments.exception (status, found_at desc nulls last, id desc);
create index exception_type on payments.exception (type, status, found_at desc nulls last, id desc);
create index settlement_line_finding on payments.settlement_line (finding, imported_at desc nulls last, id desc);
create index settlement_line_bank_reference on payments.settlement_line (bank_reference);

create index hold_newest on wallet.hold (held_at desc nulls last, id desc);
create index hold_state on wallet.hold (state, held_at desc nulls last, id desc);
create index hold_order on wallet.hold (order_id);
create index adjustment_newest on wallet.adjustment (asked_at desc nulls last, id desc);
create index adjustment_status on wallet.adjustment (status, asked_at desc nulls last, id desc);
create index debt_newest on wallet.debt (since desc nulls last, id desc);
create index debt_status on wallet.debt (status, since desc nulls last, id desc);

create index plan_newest on instalments.plan (created_at desc nulls last, id desc);
create index plan_state on instalments.plan (state, created_at desc nulls last, id desc);
create index plan_stage on instalments.plan (stage, created_at desc nulls last, id desc);
create index part_by_day on instalments.part (due_at, id);
create index part_state on instalments.part (state, due_at, id);
create index mandate_newest on mandates.mandate (created_at desc nulls last, id desc);
create index mandate_status on mandates.mandate (status, created_at desc nulls last, id desc);
create index mandate_order on mandates.mandate (order_id);
create index mandate_gateway on mandates.mandate (gateway_id) where gateway_id is not null;
create index debit_newest on mandates.debit (execute_at desc nulls last, id desc);
create index debit_state on mandates.debit (state, execute_at desc nulls last, id desc);

create index consent_purpose on consent.entry (purpose, at desc nulls last, id desc);
create index consent_account on consent.entry (account_id, at desc nulls last, id desc);

create index deletion_due on privacy.deletion (due_at, account_id);
create index request_due on privacy.request (due_at, id);
create index request_status on privacy.request (status, due_at, id);
create index request_kind on privacy.request (kind, due_at, id);
create index request_account on privacy.request (account_id);
create index merge_newest on support.merge (asked_at desc nulls last, id desc);
create index merge_status on support.merge (status, asked_at desc nulls last, id desc);
create index merge_from on support.merge (from_account);
create index merge_into on support.merge (into_account);
create index view_newest on support.view (started_at desc nulls last, id desc);
create index view_ends on support.view (ends_at);

create index delivery_newest on onboarding.delivery (updated_at desc nulls last, id desc);
create index delivery_status on onboarding.delivery (status, updated_at desc nulls last, id desc);
create index delivery_awb on onboarding.delivery (awb) where awb is not null;
create index kyc_newest on onboarding.kyc (asked_at desc nulls last, account_id desc);
create index kyc_asked_for on onboarding.kyc (asked_for, asked_at desc nulls last, account_id desc);

create index lead_newest on sales.lead (created_at desc nulls last, id desc);
create index lead_status on sales.lead (status, created_at desc nulls last, id desc);
drop index sales.lead_agent;
create index lead_agent on sales.lead (agent_id, created_at desc nulls last, id desc);

create index assignment_number on experiments.assignment (experiment, number);
create index answer_flow on profiles.answer (flow_key, learner_id);
create index coupon_code on coupons.coupon (code, id);

-- Schools are looked for by any part of their names. Only staff write them.
create extension if not exists pg_trgm;
create index school_text on catalogue.school
  using gin (name gin_trgm_ops, city gin_trgm_ops, pin_code gin_trgm_ops) with (fastupdate = off);
