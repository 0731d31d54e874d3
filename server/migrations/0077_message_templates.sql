-- What operators and WhatsApp register of a template beside its text: learning reference, section 12.
alter table messages.template
  add column category text check (category in
    ('SERVICE_IMPLICIT', 'SERVICE_EXPLICIT', 'PROMOTIONAL', 'TRANSACTIONAL', 'AUTHENTICATION', 'UTILITY', 'MARKETING')),
  add column header text,
  -- The principal entity: us, as the operators know us.
  add column dlt_entity text,
  add column vars jsonb not null default '[]' check (jsonb_typeof(vars) = 'array'),
  add column vars_reason text;

update messages.template set
  category = case when channel = 'SMS' then 'SERVICE_IMPLICIT' when channel = 'WHATSAPP' and key = 'otp' then 'AUTHENTICATION'
    when channel = 'WHATSAPP' then 'UTILITY' end,
  header = case when channel = 'SMS' then 'KANDIL-S' end,
  dlt_entity = case when channel = 'SMS' then '1101170000000000001' end;

-- Each variable's type and length, by what its name says everywhere.
with used as (
  select distinct key, channel, lang, name, position from messages.template,
    lateral (select m[1] as name, min(n) as position
      from regexp_matches(coalesce(subject, '') || ' ' || body, '\{(\w+)\}', 'g') with ordinality as each (m, n) group by 1) as found
), typed as (
  select key, channel, lang, position, jsonb_build_object('name', name,
    'type', case when name in ('link', 'domain') then 'URL' when name = 'tollFree' then 'CALL_BACK_NUMBER'
      when name in ('code', 'ending', 'part', 'parts') then 'NUMBER' else 'ALPHANUMERIC' end,
    'max', case when name in ('link', 'domain') then 200 when name in ('part', 'parts') then 2 when name = 'ending' then 4
      when name = 'code' then 6 when name = 'amount' then 15 when name in ('date', 'day', 'until', 'tollFree') then 20 else 30 end) as var
  from used
)
update messages.template as t set vars = (
  select jsonb_agg(var order by position) from typed where (typed.key, typed.channel, typed.lang) = (t.key, t.channel, t.lang))
where (key, channel, lang) in (select key, channel, lang from typed);

update messages.template set vars_reason = 'It names what was bought, for whom and for how much, so that a family knows it at once.'
where channel = 'SMS' and jsonb_array_length(vars) > 2;
