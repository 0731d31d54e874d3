-- An order may be given back in several parts, and one settlement may hold more than one of them.
alter table payments.settlement_line
  drop constraint settlement_line_settlement_id_order_id_kind_key,
  add unique nulls not distinct (settlement_id, order_id, kind, amount, bank_reference);
