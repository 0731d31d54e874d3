-- Accounts that their families want deleted. They are logged out at once and gone when the grace is over.
create schema privacy;
grant usage on schema privacy to kandil_app;
alter default privileges in schema privacy grant select, insert, update, delete on tables to kandil_app;

create table privacy.deletion (
  account_id text primary key,
  asked_at timestamptz not null,
  due_at timestamptz not null
);

insert into messages.template (key, channel, lang, provider_template, subject, body) values
  ('account-deletion', 'SMS', 'en', '1107170000000000221', null, 'Your Kandil account will be deleted on {day}. To keep it, log in before then. Not you? Call {tollFree} now.'),
  ('account-deletion', 'SMS', 'hi', '1107170000000000222', null, 'आपका Kandil खाता {day} को मिट जाएगा। रखना हो तो उससे पहले लॉग इन करें। आपने नहीं कहा? अभी {tollFree} पर फ़ोन करें।'),
  ('account-deletion', 'SMS', 'ta', '1107170000000000223', null, 'உங்கள் Kandil கணக்கு {day} அன்று அழிக்கப்படும். வைத்திருக்க அதற்கு முன் உள்நுழையுங்கள். நீங்கள் கேட்கவில்லையா? உடனே {tollFree} அழையுங்கள்.'),
  ('phone-changed', 'SMS', 'ta', '1107170000000000203', null, 'உங்கள் Kandil கணக்கு {ending} என முடியும் எண்ணுக்கு மாறியது. நீங்கள் செய்யவில்லையா? உடனே {tollFree} அழையுங்கள்.'),
  ('guardian-invited', 'SMS', 'ta', '1107170000000000213', null, 'ஒரு குழந்தையின் Kandil கணக்கில் பெற்றோராக இணைய உங்களை அழைக்கிறார்கள். பதிலளிக்க இந்த எண்ணால் உள்நுழையுங்கள்: {link}'),
  ('otp', 'MAIL', 'ta', null, 'உங்கள் Kandil குறியீடு', '{code} உங்கள் Kandil குறியீடு. இது 5 நிமிடம் செல்லும். யாரிடமும் சொல்லாதீர்கள்.');

-- The notices and questions in Tamil: the same versions, in one more language.
insert into consent.notice (purpose, version, lang, title, body, effect, published_at) values
  ('CORE_LEARNING', 1, 'ta', 'Kandil-இல் கற்பது', 'கற்பிக்கவும், பயிற்சி தரவும், முன்னேற்றத்தை உங்களுக்குக் காட்டவும் உங்கள் குழந்தையின் பெயர், வகுப்பு, பள்ளி, விடைகளை வைத்திருக்கிறோம். எதுவும் விற்கப்படாது, விளம்பரத்துக்குப் பயன்படாது.', 'கணக்கு நிற்கும்; 30 நாட்களுக்குப் பிறகு, வரிச் சட்டம் வைக்கச் சொல்வதைத் தவிர அனைத்தையும் அழிப்போம்.', '2026-11-01'),
  ('LIVE_AV', 1, 'ta', 'நேரலை வகுப்பில் கேமராவும் மைக்கும்', 'உங்கள் குழந்தை நேரலை வகுப்பில் கேமராவையும் மைக்கையும் இயக்கலாம். ஆசிரியரும் வகுப்பும் மட்டுமே பார்ப்பார்கள், கேட்பார்கள்.', 'நேரலை வகுப்பில் கேமராவும் மைக்கும் இயங்காது.', '2026-11-01'),
  ('RECORDING', 1, 'ta', 'வகுப்புகளின் பதிவு', 'மீண்டும் பார்ப்பதற்காக வகுப்புகள் பதிவாகின்றன. உங்கள் குழந்தையின் குரலோ படமோ பதிவில் இருக்கலாம்.', 'அதன் பிறகு உங்கள் குழந்தையின் குரலும் படமும் பதிவில் இருக்காது.', '2026-11-01'),
  ('CENTRE_SHARING', 1, 'ta', 'கற்றல் மையத்துடன் பகிர்வது', 'உங்கள் குழந்தை செல்லும் கற்றல் மையம் பெயர், வகுப்பு, முடிவுகளைப் பார்க்கும்.', 'மையம் இனி அவற்றைப் பார்க்காது.', '2026-11-01'),
  ('RESULTS_PUBLICITY', 1, 'ta', 'முடிவை வெளியே காட்டுவது', 'நல்ல முடிவை முதல் பெயருடனும் ஊருடனும் காட்டலாம். ஒவ்வொரு முறையும் முன்பே கேட்போம்.', 'காட்டியதை நீக்கிவிடுவோம்.', '2026-11-01'),
  ('PARENT_MARKETING', 1, 'ta', 'பெற்றோருக்கான சலுகைகள்', 'பாடங்கள், சலுகைகள் பற்றி உங்களிடம் மட்டுமே சொல்வோம், குழந்தையிடம் ஒருபோதும் இல்லை.', 'இனி சலுகைகளை அனுப்ப மாட்டோம்.', '2026-11-01'),
  ('WHATSAPP', 1, 'ta', 'WhatsApp செய்திகள்', 'வகுப்பு நேரம், முடிவுகள், ரசீதுகள் உங்கள் எண்ணுக்கு WhatsApp-இல் வரும்.', 'SMS, மின்னஞ்சல் மட்டுமே அனுப்புவோம்.', '2026-11-01');

update profiles.question_flow set questions = '[
    {"key": "goal", "kind": "ONE", "prompt": {"en": "What should get better first?", "hi": "सबसे पहले क्या बेहतर हो?", "ta": "முதலில் எது மேம்பட வேண்டும்?"}, "isOptional": false, "options": [
      {"key": "marks", "label": {"en": "School marks", "hi": "स्कूल के अंक", "ta": "பள்ளி மதிப்பெண்கள்"}},
      {"key": "concepts", "label": {"en": "Understanding", "hi": "समझ", "ta": "புரிதல்"}},
      {"key": "exam", "label": {"en": "An entrance exam", "hi": "प्रवेश परीक्षा", "ta": "நுழைவுத் தேர்வு"}},
      {"key": "habit", "label": {"en": "Studying every day", "hi": "रोज़ पढ़ने की आदत", "ta": "தினமும் படிக்கும் பழக்கம்"}}]},
    {"key": "subjects", "kind": "MANY", "prompt": {"en": "Which subjects feel hard?", "hi": "कौन से विषय कठिन लगते हैं?", "ta": "எந்தப் பாடங்கள் கடினமாக உள்ளன?"}, "isOptional": true, "options": [
      {"key": "maths", "label": {"en": "Maths", "hi": "गणित", "ta": "கணிதம்"}},
      {"key": "science", "label": {"en": "Science", "hi": "विज्ञान", "ta": "அறிவியல்"}},
      {"key": "english", "label": {"en": "English", "hi": "अंग्रेज़ी", "ta": "ஆங்கிலம்"}},
      {"key": "social-studies", "label": {"en": "Social studies", "hi": "सामाजिक विज्ञान", "ta": "சமூக அறிவியல்"}}]},
    {"key": "hours", "kind": "ONE", "prompt": {"en": "How long can you study on a school day?", "hi": "स्कूल वाले दिन कितनी देर पढ़ सकते हैं?", "ta": "பள்ளி நாளில் எவ்வளவு நேரம் படிக்கலாம்?"}, "isOptional": true, "options": [
      {"key": "half", "label": {"en": "Half an hour", "hi": "आधा घंटा", "ta": "அரை மணி நேரம்"}},
      {"key": "one", "label": {"en": "One hour", "hi": "एक घंटा", "ta": "ஒரு மணி நேரம்"}},
      {"key": "two", "label": {"en": "Two hours or more", "hi": "दो घंटे या ज़्यादा", "ta": "இரண்டு மணி நேரம் அல்லது மேல்"}}]},
    {"key": "note", "kind": "TEXT", "prompt": {"en": "Anything a teacher should know?", "hi": "शिक्षक को कुछ बताना है?", "ta": "ஆசிரியருக்குச் சொல்ல ஏதாவது உண்டா?"}, "isOptional": true, "options": []}
  ]' where key = 'getting-started' and version = 1;
