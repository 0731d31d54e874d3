-- Changes of EMI issuers and of the EMI limits wait for a second person too, as those of plans do.
alter table instruments.emi_change
  add column of text not null default 'PLAN' check (of in ('PLAN', 'ISSUER', 'LIMITS')),
  -- Paise; for one order. Null: no limit.
  add column maximum bigint,
  -- Paise, without GST.
  add column processing_fee bigint check (processing_fee >= 0),
  -- Paise. The month of an EMI costs at least this.
  add column least_monthly bigint check (least_monthly >= 0),
  alter column plan_id drop not null,
  alter column issuer_id drop not null,
  alter column months drop not null,
  alter column annual_rate drop not null,
  alter column is_no_cost drop not null,
  alter column minimum drop not null,
  alter column is_active drop not null,
  add check (maximum > minimum);
-- Each kind has all of its terms.
alter table instruments.emi_change add check (
  case of
    when 'PLAN' then num_nulls(plan_id, issuer_id, months, annual_rate, is_no_cost, minimum, is_active) = 0
    when 'ISSUER' then plan_id is null and num_nulls(issuer_id, minimum, processing_fee, is_active) = 0
    else num_nonnulls(plan_id, issuer_id) = 0 and least_monthly is not null
  end
);
drop index instruments.emi_change_waiting;
create unique index emi_change_waiting on instruments.emi_change (of, coalesce(plan_id, issuer_id, ''))
  where status = 'WAITING';
