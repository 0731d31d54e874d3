-- Rules of the plans page and of EMI that staff may change: decisions P-14 and P-21.
create table plans.rule (
  is_only boolean primary key default true check (is_only),
  -- The tiers in the order in which one is selected before anybody has chosen.
  variant_priority text[] not null check (variant_priority <> '{}')
);
create trigger rule_announce after insert or update or delete on plans.rule
  for each statement execute function platform.announce('plans');

create table instruments.emi_rule (
  is_only boolean primary key default true check (is_only),
  -- Paise. A tenure whose month is less is not offered.
  least_monthly bigint not null check (least_monthly >= 0)
);
create trigger emi_rule_announce after insert or update or delete on instruments.emi_rule
  for each statement execute function platform.announce('instruments');
