// Questions and answers of the pages, and what families said. Names and words of families are invented.
import type { LocalisedText } from '#core/taxonomy/language.ts'
import { fromIndia } from '#core/kernel/time.ts'
import type { Faq, Testimonial } from '#server/modules/content/factory.ts'

type Question = readonly [question: LocalisedText, answer: LocalisedText]

const questions: Readonly<Record<Faq['page'], readonly Question[]>> = {
  home: [
    [
      { en: 'Are the classes live?', hi: 'क्या कक्षाएँ लाइव होती हैं?', ta: 'வகுப்புகள் நேரலையா?' },
      { en: 'Yes, every evening between 4 and 9 pm IST. You can ask by voice or by text, and every class can be watched again.', hi: 'हाँ, हर शाम 4 से 9 बजे (IST) के बीच। आप बोलकर या लिखकर पूछ सकते हैं, और हर कक्षा फिर से देखी जा सकती है।', ta: 'ஆம், தினமும் மாலை 4 முதல் 9 வரை (IST). குரலிலோ எழுத்திலோ கேட்கலாம்; ஒவ்வொரு வகுப்பையும் மீண்டும் பார்க்கலாம்.' },
    ],
    [
      { en: 'In which languages do you teach?', hi: 'आप किन भाषाओं में पढ़ाते हैं?', ta: 'எந்த மொழிகளில் கற்பிக்கிறீர்கள்?' },
      { en: 'English, Hinglish, Hindi, Marathi, Kannada, Tamil, Telugu and Bengali. Not every course is there in every language: the card of a course names its own.', hi: 'अंग्रेज़ी, हिंग्लिश, हिंदी, मराठी, कन्नड़, तमिल, तेलुगु और बंगाली। हर कोर्स हर भाषा में नहीं है: कोर्स के कार्ड पर उसकी भाषा लिखी होती है।', ta: 'ஆங்கிலம், ஹிங்கிலிஷ், இந்தி, மராத்தி, கன்னடம், தமிழ், தெலுங்கு, வங்காளம். எல்லாப் பாடநெறியும் எல்லா மொழியிலும் இல்லை: ஒவ்வொன்றின் மொழியும் அதன் அட்டையில் உள்ளது.' },
    ],
    [
      { en: 'Can my child try a class first?', hi: 'क्या मेरा बच्चा पहले एक कक्षा आज़मा सकता है?', ta: 'முதலில் ஒரு வகுப்பைப் பார்க்கலாமா?' },
      { en: 'Yes. Some classes are open to everybody every evening; they are listed under "Free tonight".', hi: 'हाँ। हर शाम कुछ कक्षाएँ सबके लिए खुली हैं; वे "आज शाम मुफ़्त" में दिखती हैं।', ta: 'ஆம். தினமும் சில வகுப்புகள் அனைவருக்கும் இலவசம்; "இன்று மாலை இலவசம்" என்பதில் உள்ளன.' },
    ],
    [
      { en: 'What do parents see?', hi: 'माता-पिता क्या देखते हैं?', ta: 'பெற்றோர் என்ன பார்க்கிறார்கள்?' },
      { en: 'One page a month: classes attended, marks by subject, and one thing to do at home.', hi: 'हर महीने एक पन्ना: कितनी कक्षाएँ कीं, विषय के अनुसार अंक, और घर पर करने की एक बात।', ta: 'மாதம் ஒரு பக்கம்: வருகை, பாடவாரியான மதிப்பெண்கள், வீட்டில் செய்ய ஒன்று.' },
    ],
    [
      { en: 'Which phone do we need?', hi: 'कौन सा फ़ोन चाहिए?', ta: 'எந்த ஃபோன் வேண்டும்?' },
      { en: 'Any phone with a browser. Classes run from 240p on a slow connection.', hi: 'ब्राउज़र वाला कोई भी फ़ोन। धीमे इंटरनेट पर कक्षाएँ 240p में भी चलती हैं।', ta: 'உலாவி உள்ள எந்த ஃபோனும். மெதுவான இணையத்தில் 240p-இலும் வகுப்பு ஓடும்.' },
    ],
  ],
  plans: [
    [
      { en: 'How do the plans differ?', hi: 'प्लानों में क्या अंतर है?', ta: 'திட்டங்களில் என்ன வேறுபாடு?' },
      { en: 'All have the same live classes. Classic adds doubt solving and a study coach to Lite; Plus (called Pro in Class 11, 12 and after Class 12) and Premium add a personal teacher.', hi: 'लाइव कक्षाएँ सबमें हैं। क्लासिक में लाइट के अलावा शंका समाधान और पढ़ाई कोच हैं; प्लस (कक्षा 11, 12 और 12वीं के बाद इसका नाम प्रो है) और प्रीमियम में व्यक्तिगत शिक्षक भी।', ta: 'நேரலை வகுப்புகள் எல்லாவற்றிலும் ஒன்றே. கிளாசிக்கில் லைட்டில் உள்ளவற்றுடன் சந்தேக விளக்கமும் படிப்பு வழிகாட்டியும் உண்டு; பிளஸ் (11, 12 வகுப்புகளிலும் அதற்குப் பிறகும் புரோ) மற்றும் பிரீமியத்தில் தனி ஆசிரியரும் உண்டு.' },
    ],
    [
      { en: 'Is GST included?', hi: 'क्या जीएसटी शामिल है?', ta: 'ஜிஎஸ்டி சேர்ந்ததா?' },
      { en: 'Yes. The price you see is the price you pay.', hi: 'हाँ। जो क़ीमत दिखती है, वही देनी है।', ta: 'ஆம். காட்டப்படும் விலையே செலுத்த வேண்டியது.' },
    ],
    [
      { en: 'Until when can we use a course?', hi: 'कोर्स कब तक चलता है?', ta: 'பாடநெறி எதுவரை செல்லும்?' },
      { en: 'A full course until the date on its card, which is after the exams. A month’s plan until the same day of the next month.', hi: 'पूरा कोर्स कार्ड पर लिखी तारीख़ तक, जो परीक्षाओं के बाद की है। एक महीने का प्लान अगले महीने की उसी तारीख़ तक।', ta: 'முழுப் பாடநெறி அதன் அட்டையில் உள்ள தேதி வரை; ஒரு மாதத் திட்டம் அடுத்த மாதம் அதே தேதி வரை.' },
    ],
    [
      { en: 'Can we begin with one month?', hi: 'क्या हम एक महीने से शुरू कर सकते हैं?', ta: 'ஒரு மாதத்துடன் தொடங்கலாமா?' },
      { en: 'Yes. Every plan has a one-month price. It does not renew by itself.', hi: 'हाँ। हर प्लान की एक महीने की क़ीमत है। वह अपने आप आगे नहीं बढ़ता।', ta: 'ஆம். ஒவ்வொரு திட்டத்திற்கும் ஒரு மாத விலை உண்டு; தானாகப் புதுப்பிக்கப்படாது.' },
    ],
    [
      { en: 'Can we get our money back?', hi: 'क्या पैसे वापस मिलते हैं?', ta: 'பணம் திரும்பக் கிடைக்குமா?' },
      { en: 'There is no refund or cancellation once bought. Next to it is our promise: progress, or your fee back, on the terms of the promise.', hi: 'ख़रीदने के बाद कोर्स रद्द नहीं होता और रिफ़ंड नहीं मिलता। इसके साथ हमारा वादा है: प्रगति, या फ़ीस वापस, वादे की शर्तों पर।', ta: 'வாங்கிய பின் பணம் திரும்பக் கிடைக்காது. அதனுடன் எங்கள் வாக்குறுதி: முன்னேற்றம், அல்லது கட்டணம் திரும்ப, அதன் விதிமுறைகளின்படி.' },
    ],
    [
      { en: 'Why is one price struck through?', hi: 'एक क़ीमत कटी हुई क्यों है?', ta: 'ஒரு விலை ஏன் அடிக்கப்பட்டுள்ளது?' },
      { en: 'It is what the plan really cost for at least 30 days before. We strike no other price.', hi: 'यह वह क़ीमत है जो पहले कम से कम 30 दिन सचमुच ली गई। हम और कोई क़ीमत नहीं काटते।', ta: 'முன்பு குறைந்தது 30 நாட்கள் உண்மையில் வசூலிக்கப்பட்ட விலை அது. வேறு எந்த விலையையும் நாங்கள் அடித்துக் காட்டுவதில்லை.' },
    ],
  ],
  course: [
    [
      { en: 'What if my child misses a class?', hi: 'बच्चे की कोई कक्षा छूट जाए तो?', ta: 'ஒரு வகுப்பைத் தவறவிட்டால்?' },
      { en: 'The recording and the teacher’s notes are in the course after the class. Your child can watch at any hour, as often as needed.', hi: 'कक्षा के बाद उसकी रिकॉर्डिंग और शिक्षक के नोट्स कोर्स में होते हैं। बच्चा किसी भी समय, जितनी बार चाहे देख सकता है।', ta: 'வகுப்பிற்குப் பின் பதிவும் ஆசிரியரின் குறிப்புகளும் பாடநெறியில் இருக்கும். எந்த நேரத்திலும், எத்தனை முறை வேண்டுமானாலும் பார்க்கலாம்.' },
    ],
    [
      { en: 'Can we join in the middle of the year?', hi: 'क्या साल के बीच में जुड़ सकते हैं?', ta: 'ஆண்டின் நடுவில் சேரலாமா?' },
      { en: 'Yes. Live classes begin on the day you join. The recordings and notes of earlier chapters are there to catch up with.', hi: 'हाँ। जिस दिन जुड़ें, उसी दिन से लाइव कक्षाएँ। पिछले अध्यायों की रिकॉर्डिंग और नोट्स से छूटा हुआ पूरा कर सकते हैं।', ta: 'ஆம். சேரும் நாளிலிருந்தே நேரலை வகுப்புகள். முந்தைய அத்தியாயங்களைப் பதிவுகளிலும் குறிப்புகளிலும் படித்துக்கொள்ளலாம்.' },
    ],
    [
      { en: 'Does my child have to be on camera?', hi: 'क्या बच्चे को कैमरे पर आना होगा?', ta: 'குழந்தை கேமராவில் தெரிய வேண்டுமா?' },
      { en: 'No. Camera and microphone are off when your child joins. Questions can be asked by voice or in writing.', hi: 'नहीं। कक्षा में आते समय कैमरा और माइक बंद रहते हैं। सवाल बोलकर या लिखकर पूछ सकते हैं।', ta: 'வேண்டாம். சேரும்போது கேமராவும் மைக்கும் அணைந்திருக்கும். குரலிலோ எழுத்திலோ கேட்கலாம்.' },
    ],
  ],
  supercoders: [
    [
      { en: 'Which computer do we need?', hi: 'कौन सा कंप्यूटर चाहिए?', ta: 'எந்தக் கணினி வேண்டும்?' },
      { en: 'Any laptop or computer with a browser. A tablet or phone works too; typing is then slower.', hi: 'ब्राउज़र वाला कोई भी लैपटॉप या कंप्यूटर। टैबलेट या फ़ोन भी चलेगा; तब टाइप करना धीमा होता है।', ta: 'உலாவி உள்ள எந்த மடிக்கணினியும். டேப்லெட் அல்லது ஃபோனும் சரி; அப்போது தட்டச்சு மெதுவாகும்.' },
    ],
    [
      { en: 'Does my child need to know anything before?', hi: 'क्या बच्चे को पहले से कुछ आना चाहिए?', ta: 'குழந்தைக்கு முன்பே ஏதாவது தெரிய வேண்டுமா?' },
      { en: 'No. The teacher begins with what your child can do.', hi: 'नहीं। शिक्षक वहीं से शुरू करते हैं जो बच्चे को आता है।', ta: 'வேண்டாம். குழந்தைக்குத் தெரிந்ததிலிருந்து ஆசிரியர் தொடங்குவார்.' },
    ],
  ],
  superreaders: [
    [
      { en: 'In which language does my child read?', hi: 'बच्चा किस भाषा में पढ़ता है?', ta: 'குழந்தை எந்த மொழியில் வாசிக்கும்?' },
      { en: 'In English. The teacher explains in the language that your child speaks at home.', hi: 'अंग्रेज़ी में। शिक्षक उस भाषा में समझाते हैं जो बच्चा घर पर बोलता है।', ta: 'ஆங்கிலத்தில். குழந்தை வீட்டில் பேசும் மொழியில் ஆசிரியர் விளக்குவார்.' },
    ],
    [
      { en: 'May I sit next to my child?', hi: 'क्या मैं बच्चे के पास बैठ सकता हूँ?', ta: 'நான் குழந்தையின் அருகில் அமரலாமா?' },
      { en: 'Yes, please do. At this age it helps in the first class.', hi: 'हाँ, ज़रूर। इस उम्र में पहली क्लास में इससे मदद मिलती है।', ta: 'ஆம், தயவுசெய்து. இந்த வயதில் முதல் வகுப்பில் அது உதவும்.' },
    ],
  ],
  superspeakers: [
    [
      { en: 'My child is shy. Does it work?', hi: 'मेरा बच्चा शर्मीला है। क्या यह चलेगा?', ta: 'என் குழந்தை கூச்ச சுபாவம். பயன்படுமா?' },
      { en: 'Yes. There is one teacher and one child, and the teacher waits.', hi: 'हाँ। एक शिक्षक और एक बच्चा होता है, और शिक्षक रुककर सुनते हैं।', ta: 'ஆம். ஒரு ஆசிரியர், ஒரு குழந்தை; ஆசிரியர் காத்திருப்பார்.' },
    ],
    [
      { en: 'Does my child have to be on camera?', hi: 'क्या बच्चे को कैमरे पर आना होगा?', ta: 'குழந்தை கேமராவில் தெரிய வேண்டுமா?' },
      { en: 'No. Camera and microphone open only with your consent, and the microphone is enough.', hi: 'नहीं। कैमरा और माइक आपकी सहमति से ही खुलते हैं, और माइक काफ़ी है।', ta: 'வேண்டாம். உங்கள் ஒப்புதலுடன் மட்டுமே கேமராவும் மைக்கும் திறக்கும்; மைக் போதும்.' },
    ],
  ],
  pay: [
    [
      { en: 'Which ways to pay are there?', hi: 'भुगतान कैसे कर सकते हैं?', ta: 'எப்படிச் செலுத்தலாம்?' },
      { en: 'UPI app, UPI QR code, card, netbanking, wallets such as Paytm, and EMI by card or from a lender.', hi: 'यूपीआई ऐप, यूपीआई क्यूआर कोड, कार्ड, नेटबैंकिंग, पेटीएम जैसे वॉलेट, और कार्ड या लोन कंपनी से EMI।', ta: 'யுபிஐ செயலி, யுபிஐ க்யூஆர், அட்டை, இணைய வங்கி, பேடிஎம் போன்ற வாலட்டுகள், அட்டை அல்லது கடன் மூலம் EMI.' },
    ],
    [
      { en: 'Money left my account but the course is not open. What now?', hi: 'पैसे कट गए पर कोर्स नहीं खुला। अब क्या करें?', ta: 'பணம் போய்விட்டது, பாடநெறி திறக்கவில்லை. என்ன செய்வது?' },
      { en: 'Do not pay again. We keep asking your bank: the course opens by itself, or the money goes back to where it came from.', hi: 'दोबारा भुगतान न करें। हम आपके बैंक से पूछते रहते हैं: कोर्स अपने आप खुलेगा, या पैसा उसी खाते में लौट आएगा।', ta: 'மீண்டும் செலுத்த வேண்டாம். பாடநெறி தானாகத் திறக்கும், அல்லது பணம் வந்த இடத்திற்கே திரும்பும்.' },
    ],
    [
      { en: 'Why do you ask for the PIN code?', hi: 'पिन कोड क्यों पूछते हैं?', ta: 'பின்கோடு ஏன் கேட்கிறீர்கள்?' },
      { en: 'Your state is printed on the GST invoice. We ask once.', hi: 'जीएसटी बिल पर आपका राज्य लिखा जाता है। हम एक ही बार पूछते हैं।', ta: 'ஜிஎஸ்டி ரசீதில் உங்கள் மாநிலம் வர வேண்டும். ஒருமுறை மட்டுமே கேட்போம்.' },
    ],
    [
      { en: 'Do you keep my card?', hi: 'क्या आप मेरा कार्ड रखते हैं?', ta: 'என் அட்டையை வைத்துக்கொள்வீர்களா?' },
      { en: 'Only if you tick it on the payment service’s own page, and then that service keeps it. We see the last four digits. You can remove it here at any time.', hi: 'सिर्फ़ तब, जब आप भुगतान सेवा के पेज पर इसे चुनें; तब कार्ड वही सेवा रखती है। हमें आख़िरी चार अंक दिखते हैं। आप उसे यहाँ कभी भी हटा सकते हैं।', ta: 'கட்டணச் சேவையின் பக்கத்தில் நீங்கள் தேர்ந்தால் மட்டும்; அதை அந்தச் சேவையே வைத்திருக்கும். எங்களுக்குக் கடைசி நான்கு இலக்கங்கள் மட்டுமே தெரியும். எப்போது வேண்டுமானாலும் இங்கே நீக்கலாம்.' },
    ],
    [
      { en: 'Where is my receipt?', hi: 'मेरी रसीद कहाँ है?', ta: 'என் ரசீது எங்கே?' },
      { en: 'On the page after paying, under Your account → Orders, and in your mail if you gave an address.', hi: 'भुगतान के बाद वाले पन्ने पर, "मेरा खाता → ऑर्डर" में, और ईमेल दिया हो तो ईमेल में।', ta: 'செலுத்திய பின் வரும் பக்கத்தில், "என் கணக்கு → ஆர்டர்கள்" பகுதியில், மின்னஞ்சல் தந்திருந்தால் அதிலும்.' },
    ],
  ],
} // prettier-ignore

export function makeFaqs(newId: (kind: string) => string): Faq[] {
  return Object.entries(questions).flatMap(([page, list]) =>
    list.map(([question, answer], i) => ({
      id: newId('faq'),
      page: page as Faq['page'], // the record's own keys
      position: i + 1,
      question,
      answer,
      isDemo: true,
    })),
  )
}

type TestimonialRow = readonly [
  name: string,
  role: Testimonial['userRole'],
  place: string,
  course: string,
  grade: number,
  batch: LocalisedText,
  value: LocalisedText,
]

const at = (en: string, hi: string, ta: string): LocalisedText => ({ en, hi, ta })

const said: readonly TestimonialRow[] = [
  ['Sunita Pawar', 'Mother', 'Nashik', 'Class 9 CBSE', 9, at('Main batch, 5 days a week at 6 pm', 'मुख्य बैच, हफ़्ते में 5 दिन शाम 6 बजे', 'முதன்மைத் தொகுதி, வாரம் 5 நாள் மாலை 6 மணி'),
    at('He used to hide his test papers. Now he shows me the report himself.', 'पहले वह टेस्ट की कॉपी छिपाता था। अब रिपोर्ट ख़ुद दिखाता है।', 'முன்பு தேர்வுத் தாள்களை மறைப்பான். இப்போது அறிக்கையை அவனே காட்டுகிறான்.')],
  ['Aarav S.', 'Student', 'Kota', 'Class 12 JEE Main', 12, at('Batch 2, 6 days a week at 7 pm', 'बैच 2, हफ़्ते में 6 दिन शाम 7 बजे', 'தொகுதி 2, வாரம் 6 நாள் மாலை 7 மணி'),
    at('I ask by voice in class. The teacher waits until I have understood.', 'मैं कक्षा में बोलकर पूछता हूँ। समझ आने तक शिक्षक रुकते हैं।', 'வகுப்பில் குரலில் கேட்கிறேன். புரியும்வரை ஆசிரியர் காத்திருக்கிறார்.')],
  ['Mohammed Irfan', 'Father', 'Lucknow', 'Class 10 CBSE in Hindi', 10, at('Main batch, 5 days a week at 8 pm', 'मुख्य बैच, हफ़्ते में 5 दिन रात 8 बजे', 'முதன்மைத் தொகுதி, வாரம் 5 நாள் இரவு 8 மணி'),
    at('Classes are in our own language and at an hour when I am home.', 'कक्षाएँ हमारी अपनी भाषा में हैं, और उस समय जब मैं घर पर होता हूँ।', 'வகுப்புகள் எங்கள் மொழியில், நான் வீட்டில் இருக்கும் நேரத்தில்.')],
  ['Divya R.', 'Student', 'Coimbatore', 'Class 11 NEET UG', 11, at('Main batch, 6 days a week at 7 pm', 'मुख्य बैच, हफ़्ते में 6 दिन शाम 7 बजे', 'முதன்மைத் தொகுதி, வாரம் 6 நாள் மாலை 7 மணி'),
    at('I miss a class for my music lesson and watch it at 6 in the morning.', 'संगीत के कारण कक्षा छूटती है तो सुबह 6 बजे देख लेती हूँ।', 'இசை வகுப்பால் ஒரு வகுப்பு தவறினால் காலை 6 மணிக்குப் பதிவைப் பார்ப்பேன்.')],
  ['Lakshmi Gowda', 'Guardian', 'Mysuru', 'Class 10 Karnataka Board', 10, at('Main batch, 5 days a week at 6 pm', 'मुख्य बैच, हफ़्ते में 5 दिन शाम 6 बजे', 'முதன்மைத் தொகுதி, வாரம் 5 நாள் மாலை 6 மணி'),
    at('I cannot read English. The Kannada classes and the phone calls are enough for me.', 'मुझे अंग्रेज़ी नहीं आती। कन्नड़ की कक्षाएँ और फ़ोन मेरे लिए काफ़ी हैं।', 'எனக்கு ஆங்கிலம் படிக்கத் தெரியாது. கன்னட வகுப்புகளும் ஃபோன் அழைப்புகளும் எனக்குப் போதும்.')],
  ['Rina Chatterjee', 'Mother', 'Siliguri', 'Class 4 All Subjects', 4, at('Main batch, 4 days a week at 5 pm', 'मुख्य बैच, हफ़्ते में 4 दिन शाम 5 बजे', 'முதன்மைத் தொகுதி, வாரம் 4 நாள் மாலை 5 மணி'),
    at('Forty-five minutes, and she tells us at dinner what she did.', 'पैंतालीस मिनट, और खाने पर वह बताती है कि क्या किया।', 'நாற்பத்தைந்து நிமிடம்; இரவு உணவின்போது என்ன செய்தாள் என்று சொல்கிறாள்.')],
] // prettier-ignore

/** All with consent, given in the spring of the year they are from. */
export function makeTestimonials(newId: (kind: string) => string, year: number): Testimonial[] {
  return said.map(([name, userRole, place, course, grade, batch, value], i) => ({
    id: newId('tes'),
    name,
    rank: i + 1,
    testimonialType: 'TEXT' as const,
    userRole,
    value,
    place,
    userImage: null,
    course,
    year,
    grade,
    batch,
    consentAt: fromIndia(year, 4, { day: 10 }),
    isDemo: true,
  }))
}
