-- Since when a learner who was a child with us is known to have grown up: set once, with the notice (learning reference, section 11).
alter table accounts.learner add column told_grown_up_at timestamptz;
create index learner_birth_year on accounts.learner (birth_year) where told_grown_up_at is null and erased_at is null;

insert into messages.template (key, channel, lang, provider_template, body, category, header, dlt_entity, vars)
select key, 'SMS', lang, provider_template, body, 'SERVICE_IMPLICIT', 'KANDIL-S', '1101170000000000001',
  case key when 'grown-up-own' then '[{"name": "link", "type": "URL", "max": 200}]'::jsonb
    else '[{"name": "learner", "type": "ALPHANUMERIC", "max": 30}, {"name": "link", "type": "URL", "max": 200}]' end
from (values
  -- To the household the learner lives in, and to guardians from outside.
  ('grown-up', 'en', '1107170000000000261', '{learner} is an adult now and may move to a number of their own. Parents then see no more of it unless they are invited again. How: {link}'),
  ('grown-up', 'hi', '1107170000000000262', '{learner} अब बालिग हैं और अपने नंबर पर जा सकते हैं। उसके बाद माता-पिता तभी देख पाएँगे जब वे फिर बुलाएँ। तरीका: {link}'),
  ('grown-up', 'ta', '1107170000000000263', '{learner} இப்போது 18 வயது நிறைந்தவர், தம் எண்ணுக்கு மாறலாம். பிறகு மீண்டும் அழைத்தால் மட்டுமே பெற்றோர் பார்க்க முடியும். எப்படி: {link}'),
  -- To the learner whose own number it is.
  ('grown-up-own', 'en', '1107170000000000271', 'You are an adult now, and your Kandil account is yours to decide about. Parents who had joined see it no more. To invite them again: {link}'),
  ('grown-up-own', 'hi', '1107170000000000272', 'अब आप बालिग हैं और अपने Kandil खाते के फ़ैसले आपके हैं। जुड़े हुए माता-पिता इसे अब नहीं देखते। फिर बुलाने के लिए: {link}'),
  ('grown-up-own', 'ta', '1107170000000000273', 'உங்களுக்கு 18 வயது நிறைந்தது: உங்கள் Kandil கணக்கு இனி உங்கள் முடிவு. இணைந்த பெற்றோர் இனி அதைப் பார்க்க முடியாது. மீண்டும் அழைக்க: {link}'),
  -- To guardians from outside of such a learner.
  ('grown-up-ended', 'en', '1107170000000000281', '{learner} is an adult now and decides about their own Kandil account. You see it again once they invite you. What you paid for stays: {link}'),
  ('grown-up-ended', 'hi', '1107170000000000282', '{learner} अब बालिग हैं और अपने Kandil खाते के फ़ैसले खुद लेते हैं। वे बुलाएँगे तो आप फिर देख पाएँगे। आपने जो खरीदा, वह बना रहेगा: {link}'),
  ('grown-up-ended', 'ta', '1107170000000000283', '{learner} இப்போது 18 வயது நிறைந்தவர், தம் Kandil கணக்கை அவரே முடிவு செய்வார். அழைத்தால் மீண்டும் பார்க்கலாம். நீங்கள் வாங்கியது அப்படியே இருக்கும்: {link}')
) as told (key, lang, provider_template, body);

-- The same by mail.
insert into messages.template (key, channel, lang, subject, body, vars)
select key, 'MAIL', lang,
  case lang when 'hi' then 'Kandil: 18 साल पूरे हुए' when 'ta' then 'Kandil: 18 வயது நிறைந்தது' else 'Kandil: an adult now' end,
  body, vars
from messages.template where key in ('grown-up', 'grown-up-own', 'grown-up-ended');
