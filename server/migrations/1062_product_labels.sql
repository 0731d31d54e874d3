-- The product line that a course is sold under: commerce, section 9. Null: none.
alter table catalogue.bundle add column product_label text
  check (product_label in ('CRASH', 'DHRUVA', 'THERI', 'RECORDED', 'DRONA', 'ARJUNA'));
