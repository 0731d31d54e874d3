import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const plansRows = [
  // PLUS and PRO hold all eight services: the middle-upper complete plan first, the cheapest last. Decision P-14.
  referenceRows('plans.rule', { key: ['is_only'] }, [
    { is_only: true, variant_priority: ['PLUS', 'PRO', 'CLASSIC', 'PREMIUM', 'LITE'] },
  ]),
  referenceRows('plans.session_year', { key: ['grade', 'starts_at'], isFixed: true }, sessionYears()),
  referenceRows('plans.service', { key: ['key'] }, [
    {
      key: 'LIVE_CLASSES',
      position: 1,
      name: { en: 'Live classes', 'hi-Latn': 'Live classes', hi: 'लाइव कक्षाएँ', ta: 'நேரலை வகுப்புகள்', mr: 'लाइव्ह वर्ग' },
      explanation: {
        en: 'Evening classes with your own teachers, where you can ask and answer.',
        hi: 'शाम की कक्षाएँ, आपके अपने शिक्षकों के साथ, जहाँ आप पूछ और बता सकते हैं।',
        ta: 'உங்கள் ஆசிரியர்களுடன் மாலை நேர வகுப்புகள்; கேட்கலாம், பதிலளிக்கலாம்.',
        mr: 'तुमच्या स्वतःच्या शिक्षकांसोबत संध्याकाळचे वर्ग, जिथे तुम्ही विचारू आणि उत्तर देऊ शकता.',
      },
    },
    {
      key: 'REPLAYS_NOTES',
      position: 2,
      name: {
        en: 'Class replays & notes',
        'hi-Latn': 'Class replays aur notes',
        hi: 'कक्षा के रीप्ले और नोट्स',
        ta: 'வகுப்புப் பதிவுகள், குறிப்புகள்',
        mr: 'वर्गांचे रिप्ले आणि नोट्स',
      },
      explanation: {
        en: 'Recorded classes again whenever you like, and the notes of the course to download.',
        hi: 'रिकॉर्ड की गई कक्षाएँ जब चाहें फिर से देखें, कोर्स के नोट्स डाउनलोड करें।',
        ta: 'பதிவு செய்யப்பட்ட வகுப்புகளை விரும்பும் போது மீண்டும் பார்க்கலாம், பாடநெறியின் குறிப்புகளைப் பதிவிறக்கலாம்.',
        mr: 'रेकॉर्ड केलेले वर्ग हवे तेव्हा पुन्हा पाहा, अभ्यासक्रमाच्या नोट्स डाउनलोड करा.',
      },
    },
    {
      key: 'TESTS',
      position: 3,
      name: {
        en: 'Tests with analysis',
        'hi-Latn': 'Tests aur analysis',
        hi: 'विश्लेषण के साथ टेस्ट',
        ta: 'பகுப்பாய்வுடன் தேர்வுகள்',
        mr: 'विश्लेषणासह चाचण्या',
      },
      explanation: {
        en: 'Chapter and full tests; each answer explained, weak topics named.',
        hi: 'अध्याय और पूरे टेस्ट; हर उत्तर समझाया जाता है, कमज़ोर विषय बताए जाते हैं।',
        ta: 'அத்தியாயத் தேர்வுகளும் முழுத் தேர்வுகளும்; ஒவ்வொரு விடைக்கும் விளக்கம், பலவீனமான தலைப்புகளின் பெயர்கள்.',
        mr: 'प्रकरणांच्या आणि पूर्ण चाचण्या; प्रत्येक उत्तराचे स्पष्टीकरण, कच्च्या विषयांची नावे.',
      },
    },
    {
      key: 'STUDY_PLANNER',
      position: 4,
      name: {
        en: 'Study planner',
        'hi-Latn': 'Study planner',
        hi: 'पढ़ाई की योजना',
        ta: 'படிப்புத் திட்டம்',
        mr: 'अभ्यासाचे नियोजन',
      },
      explanation: {
        en: 'The week on one page: classes, tests that are due, and your goal of nights.',
        hi: 'पूरा हफ़्ता एक पेज पर: कक्षाएँ, आने वाले टेस्ट और पढ़ाई की रातों का लक्ष्य।',
        ta: 'வாரம் முழுவதும் ஒரே பக்கத்தில்: வகுப்புகள், வரவிருக்கும் தேர்வுகள், படிக்கும் நாட்களின் இலக்கு.',
        mr: 'पूर्ण आठवडा एका पेजवर: वर्ग, येणाऱ्या चाचण्या आणि अभ्यासाच्या रात्रींचे ध्येय.',
      },
    },
    {
      key: 'PARENT_REPORT',
      position: 5,
      name: {
        en: 'Parent report',
        'hi-Latn': 'Parent report',
        hi: 'अभिभावक रिपोर्ट',
        ta: 'பெற்றோர் அறிக்கை',
        mr: 'पालक अहवाल',
      },
      explanation: {
        en: 'The result of each test with its weak chapters, and what the teacher writes every month.',
        hi: 'कमज़ोर अध्यायों के साथ हर टेस्ट का परिणाम, और हर महीने शिक्षक की टिप्पणी।',
        ta: 'பலவீனமான அத்தியாயங்களுடன் ஒவ்வொரு தேர்வின் முடிவு, மாதந்தோறும் ஆசிரியர் எழுதும் குறிப்பு.',
        mr: 'कच्च्या प्रकरणांसह प्रत्येक चाचणीचा निकाल, आणि दर महिन्याला शिक्षकांचा शेरा.',
      },
    },
    {
      key: 'PEDAGOGY_ACCESS',
      position: 6,
      name: {
        en: 'Study coach',
        'hi-Latn': 'Study coach',
        hi: 'पढ़ाई कोच',
        ta: 'படிப்பு வழிகாட்டி',
        mr: 'अभ्यास मार्गदर्शक',
      },
      explanation: {
        en: 'A learning specialist goes through your results and plans how you study next.',
        hi: 'शिक्षण-विशेषज्ञ आपके परिणाम देखते हैं और आगे की पढ़ाई की योजना बनाते हैं।',
        ta: 'கற்றல் நிபுணர் உங்கள் முடிவுகளைப் பார்த்து, அடுத்து எப்படிப் படிப்பது எனத் திட்டமிடுகிறார்.',
        mr: 'शिकण्यातील तज्ज्ञ तुमचे निकाल पाहतात आणि पुढचा अभ्यास कसा करायचा ते ठरवतात.',
      },
    },
    {
      key: 'DOUBT_SOLVING',
      position: 7,
      name: { en: 'Doubt solving', 'hi-Latn': 'Doubt solving', hi: 'शंका समाधान', ta: 'சந்தேக விளக்கம்', mr: 'शंका-समाधान' },
      explanation: {
        en: 'Send a question by text or photo; a teacher answers it the same day.',
        hi: 'सवाल लिखकर या फ़ोटो से भेजें; शिक्षक उसी दिन उत्तर देते हैं।',
        ta: 'கேள்வியை எழுதி அல்லது படமாக அனுப்பலாம்; ஆசிரியர் அன்றே பதிலளிப்பார்.',
        mr: 'प्रश्न लिहून किंवा फोटो काढून पाठवा; शिक्षक त्याच दिवशी उत्तर देतात.',
      },
    },
    {
      key: 'PERSONAL_TEACHER',
      position: 8,
      name: {
        en: 'Personal teacher',
        'hi-Latn': 'Personal teacher',
        hi: 'व्यक्तिगत शिक्षक',
        ta: 'தனி ஆசிரியர்',
        mr: 'वैयक्तिक शिक्षक',
      },
      explanation: {
        en: 'One teacher who knows you and calls every two weeks.',
        hi: 'एक शिक्षक जो आपको जानते हैं और हर दो हफ़्ते में फ़ोन करते हैं।',
        ta: 'உங்களை அறிந்த ஓர் ஆசிரியர்; இரு வாரங்களுக்கு ஒருமுறை அழைப்பார்.',
        mr: 'तुम्हाला ओळखणारे एक शिक्षक, जे दर दोन आठवड्यांनी फोन करतात.',
      },
    },
  ]),
]

/**
 * Each school year begins on 1 April in India. A program carries the year of its exam: in April 2021 that is 2022, and 2023 for
 * class 11. Decision L-82 continues these years.
 */
function sessionYears() {
  const grades = [-2, -1, ...Array.from({ length: 13 }, (_, i) => i + 1)]
  const years = Array.from({ length: 30 }, (_, i) => 2021 + i)
  return years.flatMap((year) =>
    grades.map((grade) => ({ grade, starts_at: `${year}-04-01T00:00:00+05:30`, year: year + (grade === 11 ? 2 : 1) })),
  )
}
