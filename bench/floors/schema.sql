-- The tables of a checkout at their simplest, for what the product is held against.
create table product (id int primary key, title text not null, price bigint not null);
create table session (token_hash bytea primary key, account_id int not null, ends_at timestamptz not null);
create table coupon (id int primary key, percent int not null, uses int not null, cap int not null) with (fillfactor = 50);
create table purchase (
  id bigint generated always as identity primary key,
  account_id int not null,
  product_id int not null references product,
  coupon_id int,
  amount bigint not null,
  status text not null,
  created_at timestamptz not null default now()
);
create index purchase_account on purchase (account_id);
create table payment (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchase,
  status text not null,
  created_at timestamptz not null default now()
);
create index payment_purchase on payment (purchase_id);
create table posting (
  purchase_id bigint not null,
  line int not null,
  account text not null,
  amount bigint not null,
  primary key (purchase_id, line)
);
create index posting_account on posting (account, purchase_id);
create table enrolment (
  id bigint generated always as identity primary key,
  account_id int not null,
  product_id int not null,
  purchase_id bigint not null unique,
  starts_at timestamptz not null default now()
);
create index enrolment_account on enrolment (account_id, product_id);
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create table card (grade int not null, board text not null, target text not null, position int not null, card jsonb not null);
create index card_choice on card (grade, board, target, position);
create table detail (slug text primary key, course jsonb not null);

insert into product select n, 'Course ' || n, 2499900 from generate_series(1, 50) n;
insert into coupon select n, 10, 0, 100000000 from generate_series(1, 50) n;
insert into session
  select sha256(convert_to('family-' || n, 'UTF8')), n, now() + interval '30 days' from generate_series(1, 20000) n;
analyze;
