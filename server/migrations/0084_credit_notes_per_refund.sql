-- Money of an order that goes back, each time on a row of its own: what each side gets. It is never changed.
create table orders.given_back (
  -- Of the refund at the bank too, where the bank gets a share of it.
  id text primary key,
  order_id text not null references orders.order,
  gateway bigint not null check (gateway >= 0),
  purchased bigint not null check (purchased >= 0),
  granted bigint not null check (granted >= 0),
  -- What of the taxed price had gone back before.
  taxed_before bigint not null check (taxed_before >= 0),
  at timestamptz not null
);
create index given_back_order on orders.given_back (order_id);
revoke update, delete on orders.given_back from kandil_app;

-- Each refund has a credit note of its own, over what it returns. Those from before were over the whole invoice.
alter table invoices.credit_note add column refund_id text, add column content jsonb;
update invoices.credit_note set refund_id = order_id,
  content = (select content from invoices.invoice where invoice.order_id = credit_note.order_id);
alter table invoices.credit_note drop constraint credit_note_pkey,
  alter column refund_id set not null, alter column content set not null, add primary key (refund_id);
create index credit_note_order on invoices.credit_note (order_id);

-- What came back where, in the words of whom it concerns.
insert into messages.template (key, channel, lang, provider_template, category, header, dlt_entity, vars, vars_reason, body)
select key, 'SMS', lang, provider_template, 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', (
    select jsonb_agg(jsonb_build_object('name', name,
      'type', case name when 'link' then 'URL' else 'ALPHANUMERIC' end,
      'max', case name when 'link' then 200 when 'course' then 30 else 15 end) order by position)
    from (select m[1] as name, min(n) as position
      from regexp_matches(body, '\{(\w+)\}', 'g') with ordinality as each (m, n) group by 1) as found),
  'It names what was bought and where each part of the money goes, so that a family can look for it there.', body
from (values
  ('returned', 'ta', '1107170000000000033', '{course} படிப்புக்கான {amount} நீங்கள் செலுத்திய இடத்துக்கே திரும்பி வருகிறது. விவரம்: {link}'),
  ('returned-wallet', 'en', '1107170000000000361', '{amount} for {course} is back in your Kandil wallet. Details: {link}'),
  ('returned-wallet', 'hi', '1107170000000000362', '{course} के {amount} आपके Kandil वॉलेट में लौट आए हैं। जानकारी: {link}'),
  ('returned-wallet', 'ta', '1107170000000000363', '{course} படிப்புக்கான {amount} உங்கள் Kandil வாலட்டுக்குத் திரும்பியது. விவரம்: {link}'),
  ('returned-both', 'en', '1107170000000000371', '{amount} for {course} goes back: {toBank} to where you paid from, and {toWallet} is in your Kandil wallet. Details: {link}'),
  ('returned-both', 'hi', '1107170000000000372', '{course} के {amount} लौट रहे हैं: {toBank} उसी खाते में जिससे आपने दिए थे, और {toWallet} आपके Kandil वॉलेट में। जानकारी: {link}'),
  ('returned-both', 'ta', '1107170000000000373', '{course} படிப்புக்கான {amount} திரும்புகிறது: {toBank} நீங்கள் செலுத்திய இடத்துக்கு, {toWallet} உங்கள் Kandil வாலட்டில். விவரம்: {link}')
) as new (key, lang, provider_template, body);
