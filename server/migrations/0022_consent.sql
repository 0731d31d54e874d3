create schema consent;
grant usage on schema consent to kandil_app;
-- What was agreed to and what was said about it stays as it was.
alter default privileges in schema consent grant select, insert on tables to kandil_app;

-- What a guardian is told before agreeing, in each version and language.
create table consent.notice (
  purpose text not null,
  version int not null check (version > 0),
  lang text not null,
  title text not null,
  body text not null,
  -- What ends when it is withdrawn.
  effect text not null,
  published_at timestamptz not null,
  primary key (purpose, version, lang)
);

-- Every yes and every no, one after the other. The last one counts.
create table consent.entry (
  id text primary key,
  -- Two answers within one moment still come one after the other.
  no bigint generated always as identity,
  learner_id text not null,
  -- Whose yes or no it is: a guardian's, or a grown-up learner's own household.
  account_id text not null,
  purpose text not null,
  given boolean not null,
  notice_version int not null,
  lang text not null,
  -- How we knew that an adult said so, and where the proof of that lies.
  method text not null check (method in ('VERIFIED_PAYER', 'DECLARATION', 'SELF')),
  evidence jsonb not null default '{}',
  at timestamptz not null
);
create index entry_learner on consent.entry (learner_id, no desc);

create function consent.refuse() returns trigger language plpgsql as $$
begin
  raise exception 'a consent is answered by a new entry, never changed' using errcode = '42501';
end $$;
create trigger entry_stays before update or delete or truncate on consent.entry for each statement execute function consent.refuse();

insert into consent.notice (purpose, version, lang, title, body, effect, published_at) values
  ('CORE_LEARNING', 1, 'en', 'Learning on Kandil', 'We keep your child''s name, class, school and answers to teach, to set work and to show you how it goes. Nothing of it is sold or used for advertising.', 'The account stops, and after 30 days we delete all of it except what tax law makes us keep.', '2026-11-01'),
  ('CORE_LEARNING', 1, 'hi', 'Kandil पर पढ़ाई', 'पढ़ाने, अभ्यास देने और आपको प्रगति दिखाने के लिए हम आपके बच्चे का नाम, कक्षा, स्कूल और जवाब रखते हैं। इनमें से कुछ भी न बेचा जाता है, न विज्ञापन में लगता है।', 'खाता रुक जाएगा, और 30 दिन बाद हम सब मिटा देंगे, सिवाय उसके जो कर कानून रखवाता है।', '2026-11-01'),
  ('LIVE_AV', 1, 'en', 'Camera and microphone in live classes', 'Your child may switch on camera and microphone in a live class. Only the teacher and the class see and hear it.', 'Camera and microphone stay off in live classes.', '2026-11-01'),
  ('LIVE_AV', 1, 'hi', 'लाइव कक्षा में कैमरा और माइक', 'आपका बच्चा लाइव कक्षा में कैमरा और माइक चालू कर सकता है। केवल शिक्षक और कक्षा देखते-सुनते हैं।', 'लाइव कक्षा में कैमरा और माइक बंद रहेंगे।', '2026-11-01'),
  ('RECORDING', 1, 'en', 'Recordings of classes', 'Classes are recorded so that they can be seen again. Your child''s voice or picture may be in a recording.', 'From then on your child''s voice and picture are left out of recordings.', '2026-11-01'),
  ('RECORDING', 1, 'hi', 'कक्षाओं की रिकॉर्डिंग', 'कक्षाएँ दोबारा देखने के लिए रिकॉर्ड होती हैं। रिकॉर्डिंग में आपके बच्चे की आवाज़ या तस्वीर हो सकती है।', 'उसके बाद रिकॉर्डिंग में बच्चे की आवाज़ और तस्वीर नहीं होगी।', '2026-11-01'),
  ('CENTRE_SHARING', 1, 'en', 'Sharing with a learning centre', 'The learning centre your child attends sees name, class and results.', 'The centre no longer sees them.', '2026-11-01'),
  ('CENTRE_SHARING', 1, 'hi', 'लर्निंग सेंटर से साझा करना', 'आपका बच्चा जिस लर्निंग सेंटर में जाता है, वह नाम, कक्षा और परिणाम देखता है।', 'सेंटर इन्हें आगे नहीं देख पाएगा।', '2026-11-01'),
  ('RESULTS_PUBLICITY', 1, 'en', 'Showing a result in public', 'We may show a good result with first name and city. We ask again before each one.', 'We take down what we have shown.', '2026-11-01'),
  ('RESULTS_PUBLICITY', 1, 'hi', 'परिणाम सबको दिखाना', 'हम अच्छा परिणाम पहले नाम और शहर के साथ दिखा सकते हैं। हर बार पहले पूछेंगे।', 'जो दिखाया है, हम हटा देंगे।', '2026-11-01'),
  ('PARENT_MARKETING', 1, 'en', 'Offers for parents', 'We tell you, never your child, about courses and offers.', 'We send no more offers.', '2026-11-01'),
  ('PARENT_MARKETING', 1, 'hi', 'माता-पिता के लिए ऑफ़र', 'हम कोर्स और ऑफ़र के बारे में आपको बताते हैं, बच्चे को कभी नहीं।', 'हम और ऑफ़र नहीं भेजेंगे।', '2026-11-01'),
  ('WHATSAPP', 1, 'en', 'Messages on WhatsApp', 'Class times, results and receipts come to your number on WhatsApp.', 'We write by SMS and e-mail only.', '2026-11-01'),
  ('WHATSAPP', 1, 'hi', 'WhatsApp पर संदेश', 'कक्षा का समय, परिणाम और रसीद आपके नंबर पर WhatsApp से आएँगे।', 'हम केवल SMS और ई-मेल भेजेंगे।', '2026-11-01');
