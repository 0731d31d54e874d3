-- The first edition of the policies was published without its Tamil paragraphs, and published rows are never written anew. The
-- meaning of the policies does not change.
with words(en, ta) as (values
  ('A parent or guardian buys for a learner under 18 and agrees to these terms for both.', '18 வயதுக்குட்பட்ட மாணவருக்காகப் பெற்றோர் அல்லது பாதுகாவலர் வாங்கி, இருவருக்காகவும் இந்த விதிமுறைகளை ஏற்கிறார்.'),
  ('A course is for the learner it was bought for. Its classes, notes and tests may not be copied or sold.', 'பாடநெறி எந்த மாணவருக்காக வாங்கப்பட்டதோ அவருக்கு மட்டுமே. அதன் வகுப்புகள், குறிப்புகள், தேர்வுகளை நகலெடுக்கவோ விற்கவோ கூடாது.'),
  ('Prices include GST. What is shown before you pay is all that you pay.', 'விலையில் ஜிஎஸ்டி அடங்கும். பணம் செலுத்தும் முன் காட்டப்படும் தொகையே நீங்கள் செலுத்தும் முழுத் தொகை.'),
  ('If a class is cancelled we hold it again within 14 days, and its replay is yours until your plan ends.', 'ஒரு வகுப்பு ரத்தானால் 14 நாட்களுக்குள் மீண்டும் நடத்துவோம்; அதன் பதிவு உங்கள் திட்டம் முடியும் வரை உங்களுடையது.'),
  ('The policy version you accept when you buy governs that order for its life.', 'வாங்கும்போது நீங்கள் ஏற்ற கொள்கைப் பதிப்பே அந்த ஆர்டருக்கு இறுதி வரை பொருந்தும்.'),
  ('There is no refund or cancellation once a course is bought.', 'பாடநெறியை வாங்கிய பின் பணம் திரும்பக் கிடைக்காது; அதை ரத்து செய்யவும் இயலாது.'),
  ('Money that reaches us for an order that was not completed goes back, in full, to where it came from. You need not ask.', 'நிறைவடையாத ஆர்டருக்காக எங்களிடம் வந்த பணம், எங்கிருந்து வந்ததோ அங்கேயே முழுமையாகத் திரும்பும். நீங்கள் கேட்க வேண்டியதில்லை.'),
  ('Our promise of progress applies in addition to this policy.', 'முன்னேற்றம் குறித்த எங்கள் வாக்குறுதி இந்தக் கொள்கையுடன் கூடுதலாகப் பொருந்தும்.'),
  ('We keep the phone number you log in with, the learner''s name and class, what was bought and how learning goes.', 'நீங்கள் உள்நுழையும் ஃபோன் எண், மாணவரின் பெயர் மற்றும் வகுப்பு, என்ன வாங்கப்பட்டது, படிப்பு எப்படிப் போகிறது என்பதை வைத்திருக்கிறோம்.'),
  ('No advertising, no trackers of other companies, and no profile of a child for anything but teaching.', 'விளம்பரம் இல்லை, பிற நிறுவனங்களின் டிராக்கர்கள் இல்லை, கற்பித்தலைத் தவிர வேறு எதற்கும் குழந்தையைப் பற்றிய விவரத் தொகுப்பு இல்லை.'),
  ('Card details go to the payment gateway and never to us.', 'கார்டு விவரங்கள் பேமெண்ட் கேட்வேக்குச் செல்லும், எங்களுக்கு ஒருபோதும் வராது.'),
  ('You may see, correct or delete what we hold: write to the grievance officer, who answers within 30 days.', 'எங்களிடம் உள்ள விவரங்களை நீங்கள் பார்க்கலாம், திருத்தலாம் அல்லது நீக்கலாம்: குறைதீர் அதிகாரிக்கு எழுதுங்கள், அவர் 30 நாட்களுக்குள் பதில் தருவார்.'),
  ('We promise progress, or we refund the fee.', 'முன்னேற்றத்தை உறுதியளிக்கிறோம், இல்லையெனில் கட்டணத்தைத் திருப்பித் தருகிறோம்.'),
  ('It holds for full courses when the learner attended at least 80% of the classes and took every test of the first six months.', 'முழுப் பாடநெறிகளுக்கு இது பொருந்தும்: முதல் ஆறு மாதங்களில் மாணவர் குறைந்தது 80% வகுப்புகளில் கலந்துகொண்டு, எல்லாத் தேர்வுகளையும் எழுதியிருக்க வேண்டும்.'),
  ('Progress means a higher average in the last three tests than in the first three. Write to us within 30 days of the sixth month; we answer within 7 days.', 'முதல் மூன்று தேர்வுகளின் சராசரியைவிடக் கடைசி மூன்று தேர்வுகளின் சராசரி அதிகமாக இருப்பதே முன்னேற்றம். ஆறாவது மாதத்திற்குப் பின் 30 நாட்களுக்குள் எங்களுக்கு எழுதுங்கள்; 7 நாட்களுக்குள் பதில் தருவோம்.'),
  ('With no-cost EMI we pay the interest as a discount on the price. The issuing bank may add GST on that interest; it appears on your card statement, not here.', 'வட்டியில்லா தவணையில், வட்டியை விலையில் தள்ளுபடியாக நாங்கள் தருகிறோம். அந்த வட்டிக்கு உங்கள் வங்கி ஜிஎஸ்டி சேர்க்கலாம்; அது இங்கே அல்ல, உங்கள் கார்டு அறிக்கையில் வரும்.'),
  ('Refunds to an EMI take as long as the bank takes.', 'மாதத் தவணைக்கான பணம் திரும்ப, வங்கி எடுத்துக்கொள்ளும் அதே காலம் ஆகும்.')
)
update content.policy as policy set body = (
  select jsonb_agg(coalesce(jsonb_build_object('ta', words.ta), '{}') || part.text order by part.position)
  from jsonb_array_elements(policy.body) with ordinality as part(text, position)
  left join words on words.en = part.text ->> 'en'
)
where version = '2026-04' and jsonb_array_length(policy.body) > 0;
