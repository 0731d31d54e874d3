-- What opens a pop-up: its page; a coupon that counts only after the login; a coupon that is good. The last two lead on from
-- the page they stand on, so they name no address of their own.
alter table home.popup add column kind text not null default 'OFFER' check (kind in ('OFFER', 'LOGIN', 'COUPON'));
alter table home.popup alter column kind drop default;
alter table home.popup alter column redirection_url drop not null;
alter table home.popup add constraint popup_address check ((kind = 'OFFER') = (redirection_url is not null));
alter table home.popup add constraint popup_of_coupon check (kind = 'OFFER' or pages = array['plans']);

insert into home.popup (id, kind, title, text, label, redirection_url, pages, audience, rank, starts_at, ends_at, entity_state) values
  ('pop000000000000000001', 'LOGIN',
   '{"en": "Sign in to use this coupon", "hi": "यह कूपन लगाने के लिए साइन इन कीजिए", "ta": "இந்தக் கூப்பனைப் பயன்படுத்த உள்நுழையுங்கள்"}',
   '{"en": "It takes your phone number and one code. Your class and your plan stay as you have chosen them.", "hi": "बस फ़ोन नंबर और एक कोड चाहिए। आपकी चुनी हुई कक्षा और योजना वैसी ही रहेगी।", "ta": "தொலைபேசி எண்ணும் ஒரு குறியீடும் போதும். நீங்கள் தேர்ந்தெடுத்த வகுப்பும் திட்டமும் அப்படியே இருக்கும்."}',
   '{"en": "Sign in", "hi": "साइन इन", "ta": "உள்நுழையுங்கள்"}',
   null, array['plans'], 'VISITOR', 1, '2026-11-01', '2036-11-01', 'ACTIVE'),
  ('pop000000000000000002', 'COUPON',
   '{"en": "Your coupon is on", "hi": "आपका कूपन लग गया", "ta": "உங்கள் கூப்பன் சேர்ந்தது"}',
   '{"en": "You can take it off, or try another, at any time before you pay.", "hi": "भुगतान से पहले आप इसे कभी भी हटा सकते हैं या दूसरा लगा सकते हैं।", "ta": "பணம் செலுத்தும் முன் எப்போது வேண்டுமானாலும் நீக்கலாம், வேறொன்றை முயலலாம்."}',
   '{"en": "Go on to pay", "hi": "भुगतान पर आगे बढ़ें", "ta": "பணம் செலுத்தச் செல்லுங்கள்"}',
   null, array['plans'], 'EVERYONE', 1, '2026-11-01', '2036-11-01', 'ACTIVE');
