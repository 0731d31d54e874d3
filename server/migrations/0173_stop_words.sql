-- Numbers without a household that have written STOP. Those with one change their preference.
create table notices.number_stop (
  phone text not null,
  channel text not null check (channel in ('SMS', 'WHATSAPP')),
  at timestamptz not null,
  primary key (phone, channel)
);

insert into messages.template (key, channel, lang, provider_template, subject, body, category, header, dlt_entity, vars, vars_reason) values
  ('offers-stopped', 'SMS', 'en', '1107170000000000471', null, 'You get no more offers from Kandil by SMS. Messages about classes and payments still come. Choose again here: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'WHATSAPP', 'en', 'kandil_offers_stopped', null, 'You get no more offers from Kandil by WhatsApp. Messages about classes and payments still come. Choose again here: {link}', 'UTILITY', null, null, '[{"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'MAIL', 'en', null, 'Offers have ended', 'You get no more offers from Kandil by {channel}. Messages about classes and payments still come. Choose again: {link}', null, null, null, '[{"name": "channel", "type": "ALPHANUMERIC", "max": 10}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'APP', 'en', null, 'Offers have ended', 'No more offers come by {channel}. Messages about classes and payments still come.', null, null, null, '[{"name": "channel", "type": "ALPHANUMERIC", "max": 10}]', null),
  ('offers-stopped', 'SMS', 'hi', '1107170000000000472', null, 'Kandil के ऑफ़र अब SMS से नहीं आएँगे। कक्षाओं और भुगतान के संदेश आते रहेंगे। फिर से चुनें: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'WHATSAPP', 'hi', 'kandil_offers_stopped', null, 'Kandil के प्रचार संदेश अब WhatsApp से नहीं आएँगे। कक्षाओं और भुगतान के संदेश आते रहेंगे। फिर से चुनें: {link}', 'UTILITY', null, null, '[{"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'MAIL', 'hi', null, 'ऑफ़र बंद हो गए', 'Kandil के ऑफ़र अब {channel} से नहीं आएँगे। कक्षाओं और भुगतान के संदेश आते रहेंगे। फिर से चुनें: {link}', null, null, null, '[{"name": "channel", "type": "ALPHANUMERIC", "max": 10}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'APP', 'hi', null, 'ऑफ़र बंद हो गए', 'ऑफ़र अब {channel} से नहीं आएँगे। कक्षाओं और भुगतान के संदेश आते रहेंगे।', null, null, null, '[{"name": "channel", "type": "ALPHANUMERIC", "max": 10}]', null),
  ('offers-stopped', 'SMS', 'ta', '1107170000000000473', null, 'Kandil சலுகைகள் இனி SMS மூலம் வராது. வகுப்பு, கட்டணச் செய்திகள் தொடர்ந்து வரும். மீண்டும் தேர்ந்தெடுக்க: {link}', 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001', '[{"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'WHATSAPP', 'ta', 'kandil_offers_stopped', null, 'Kandil விளம்பரச் செய்திகள் இனி WhatsApp மூலம் வராது. வகுப்பு, கட்டணச் செய்திகள் தொடர்ந்து வரும். மீண்டும் தேர்ந்தெடுக்க: {link}', 'UTILITY', null, null, '[{"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'MAIL', 'ta', null, 'சலுகைகள் நிறுத்தப்பட்டன', 'Kandil சலுகைகள் இனி {channel} மூலம் வராது. வகுப்பு, கட்டணச் செய்திகள் தொடர்ந்து வரும். மீண்டும் தேர்ந்தெடுக்க: {link}', null, null, null, '[{"name": "channel", "type": "ALPHANUMERIC", "max": 10}, {"name": "link", "type": "URL", "max": 200}]', null),
  ('offers-stopped', 'APP', 'ta', null, 'சலுகைகள் நிறுத்தப்பட்டன', 'சலுகைகள் இனி {channel} மூலம் வராது. வகுப்பு, கட்டணச் செய்திகள் தொடர்ந்து வரும்.', null, null, null, '[{"name": "channel", "type": "ALPHANUMERIC", "max": 10}]', null)
on conflict do nothing;
