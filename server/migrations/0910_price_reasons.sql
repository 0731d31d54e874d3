-- Why a full course costs more than its last months; families read it next to the price. Decision P-45.
alter table plans.plan add column price_reason jsonb;
