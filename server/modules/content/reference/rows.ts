import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const contentRows = [
  referenceRows('content.site', { key: ['is_only'] }, [
    {
      is_only: true,
      email: 'help@kandil.example',
      hours: {
        en: 'Every day, 8 am to 10 pm IST',
        hi: 'हर दिन, सुबह 8 से रात 10 बजे तक (IST)',
        ta: 'தினமும் காலை 8 முதல் இரவு 10 வரை (IST)',
        mr: 'दररोज सकाळी 8 ते रात्री 10 (IST)',
      },
      whatsapp: '+91 80000 12045',
      toll_free: '1800-120-456-456',
      updated_at: '2026-04-01T00:00:00+05:30',
      seller_name: 'Kandil Learning Private Limited',
      seller_gstin: '27AAKCK4567M1ZT',
      seller_state: '27',
      grievance_name: 'Meera Kulkarni',
      seller_address: '4th Floor, Lantern House, Baner Road, Pune 411045, Maharashtra',
      grievance_email: 'grievance@kandil.example',
      grievance_phone: '+91 80000 12046',
    },
  ]),
  // Without evidence, so they are hidden until staff add it.
  referenceRows('content.claim', { key: ['id'] }, [
    {
      id: 'clm-results',
      position: 1,
      figure: '69%',
      text: {
        en: 'of students scored 90% or more',
        hi: 'विद्यार्थियों ने 90% या अधिक अंक पाए',
        mr: 'विद्यार्थ्यांना 90% किंवा अधिक गुण मिळाले',
      },
    },
    {
      id: 'clm-jee',
      position: 2,
      figure: '540+',
      text: { en: 'JEE Advanced selections', hi: 'जेईई एडवांस्ड में चयन', mr: 'JEE Advanced मध्ये निवडी' },
    },
  ]),
  referenceRows('content.policy', { key: ['kind', 'version'], isFixed: true }, [
    {
      kind: 'TERMS',
      version: '2026-04',
      published_at: '2026-04-01T00:00:00+05:30',
      title: { en: 'Terms of use', hi: 'उपयोग की शर्तें', ta: 'பயன்பாட்டு விதிமுறைகள்', mr: 'वापराच्या अटी' },
      summary: {
        en: 'What we owe you, and what you agree to.',
        hi: 'हमारी ज़िम्मेदारी क्या है, और आप किस पर सहमत हैं।',
        ta: 'எங்கள் பொறுப்பும் உங்கள் ஒப்புதலும்.',
        mr: 'आमची जबाबदारी काय, आणि तुम्ही काय मान्य करता.',
      },
      body: [
        {
          en: 'A parent or guardian buys for a learner under 18 and agrees to these terms for both.',
          hi: '18 साल से कम उम्र के विद्यार्थी के लिए माता-पिता या अभिभावक ख़रीदते हैं और दोनों की ओर से इन शर्तों पर सहमत होते हैं।',
          mr: '18 वर्षांखालील विद्यार्थ्यासाठी आई-वडील किंवा पालक अभ्यासक्रम घेतात आणि दोघांच्या वतीने या अटी मान्य करतात.',
        },
        {
          en: 'A course is for the learner it was bought for. Its classes, notes and tests may not be copied or sold.',
          hi: 'कोर्स उसी विद्यार्थी के लिए है जिसके लिए ख़रीदा गया। उसकी कक्षाएँ, नोट्स और टेस्ट न कॉपी करें, न बेचें।',
          mr: 'अभ्यासक्रम ज्या विद्यार्थ्यासाठी घेतला, त्याच्यासाठीच आहे. त्याचे वर्ग, नोट्स आणि चाचण्या कॉपी करता किंवा विकता येत नाहीत.',
        },
        {
          en: 'Prices include GST. What is shown before you pay is all that you pay.',
          hi: 'क़ीमत में जीएसटी शामिल है। भुगतान से पहले जो दिखता है, वही पूरा भुगतान है।',
          mr: 'किमतीत GST धरलेला आहे. पैसे भरण्याआधी जे दिसते, तेवढेच तुम्ही भरता.',
        },
        {
          en: 'If a class is cancelled we hold it again within 14 days, and its replay is yours until your plan ends.',
          hi: 'कोई कक्षा रद्द हो तो हम 14 दिन में फिर कराते हैं, और उसका रीप्ले आपकी योजना के अंत तक आपका है।',
          mr: 'एखादा वर्ग रद्द झाला, तर तो आम्ही 14 दिवसांत पुन्हा घेतो, आणि त्याचा रिप्ले तुमचा प्लॅन संपेपर्यंत तुमचा असतो.',
        },
        {
          en: 'The policy version you accept when you buy governs that order for its life.',
          hi: 'ख़रीदते समय आपने नीति का जो संस्करण माना, वही उस ऑर्डर पर हमेशा लागू रहेगा।',
          mr: 'अभ्यासक्रम घेताना तुम्ही धोरणाची जी आवृत्ती मान्य करता, ती त्या ऑर्डरला शेवटपर्यंत लागू असते.',
        },
      ],
    },
    {
      kind: 'REFUND',
      version: '2026-04',
      published_at: '2026-04-01T00:00:00+05:30',
      title: { en: 'Refund policy', hi: 'रिफ़ंड नीति', ta: 'பணம் திரும்பப் பெறும் கொள்கை', mr: 'परतावा धोरण' },
      summary: {
        en: 'No refund or cancellation once bought.',
        hi: 'ख़रीदने के बाद न रिफ़ंड, न रद्द करना।',
        ta: 'வாங்கிய பின் பணம் திரும்பவோ ரத்து செய்யவோ இயலாது.',
        mr: 'एकदा घेतल्यावर परतावा किंवा रद्द करणे नाही.',
      },
      body: [
        {
          en: 'There is no refund or cancellation once a course is bought.',
          hi: 'कोर्स ख़रीदने के बाद उसे रद्द नहीं किया जा सकता और रिफ़ंड नहीं मिलता।',
          mr: 'अभ्यासक्रम एकदा घेतल्यावर परतावा मिळत नाही आणि तो रद्द करता येत नाही.',
        },
        {
          en: 'Money that reaches us for an order that was not completed goes back, in full, to where it came from. You need not ask.',
          hi: 'जो ऑर्डर पूरा नहीं हुआ, उसका पूरा पैसा अपने आप उसी खाते में लौटता है जहाँ से आया था। कहने की ज़रूरत नहीं।',
          mr: 'पूर्ण न झालेल्या ऑर्डरसाठी आमच्याकडे आलेले पैसे पूर्णपणे जिथून आले तिथे परत जातात. तुम्हाला मागावे लागत नाही.',
        },
        {
          en: 'Our promise of progress applies in addition to this policy.',
          hi: 'प्रगति का हमारा वादा इस नीति के साथ लागू रहता है।',
          mr: 'प्रगतीचे आमचे वचन या धोरणाशिवाय वेगळे लागू आहे.',
        },
      ],
    },
    {
      kind: 'PRIVACY',
      version: '2026-04',
      published_at: '2026-04-01T00:00:00+05:30',
      title: { en: 'Privacy', hi: 'निजता', ta: 'தனியுரிமை', mr: 'गोपनीयता' },
      summary: {
        en: 'We ask for little, say why, and never follow a child.',
        hi: 'हम कम पूछते हैं, कारण बताते हैं, और किसी बच्चे का पीछा नहीं करते।',
        ta: 'குறைவாகவே கேட்போம், காரணம் சொல்வோம், குழந்தையைப் பின்தொடர மாட்டோம்.',
        mr: 'आम्ही कमी विचारतो, का ते सांगतो, आणि कोणत्याही मुलाचा माग ठेवत नाही.',
      },
      body: [
        {
          en: "We keep the phone number you log in with, the learner's name and class, what was bought and how learning goes.",
          hi: 'हम यह रखते हैं: लॉगिन का फ़ोन नंबर, विद्यार्थी का नाम और कक्षा, क्या ख़रीदा गया और पढ़ाई कैसी चल रही है।',
          mr: 'तुम्ही लॉग इन करता तो फोन नंबर, विद्यार्थ्याचे नाव आणि इयत्ता, काय घेतले आणि शिकणे कसे चालले आहे, एवढे आम्ही ठेवतो.',
        },
        {
          en: 'No advertising, no trackers of other companies, and no profile of a child for anything but teaching.',
          hi: 'कोई विज्ञापन नहीं, दूसरी कंपनियों के ट्रैकर नहीं, और पढ़ाने के सिवा बच्चे की कोई प्रोफ़ाइल नहीं।',
          mr: 'जाहिराती नाहीत, इतर कंपन्यांचे ट्रॅकर नाहीत, आणि शिकवण्याशिवाय दुसऱ्या कशासाठीही मुलाचे प्रोफाइल नाही.',
        },
        {
          en: 'Card details go to the payment gateway and never to us.',
          hi: 'कार्ड का विवरण भुगतान गेटवे को जाता है, हमें कभी नहीं।',
          mr: 'कार्डची माहिती पेमेंट गेटवेकडे जाते, आमच्याकडे कधीच नाही.',
        },
        {
          en: 'You may see, correct or delete what we hold: write to the grievance officer, who answers within 30 days.',
          hi: 'हमारे पास जो है उसे आप देख, सुधार या हटवा सकते हैं: शिकायत अधिकारी को लिखें, वे 30 दिन में उत्तर देते हैं।',
          mr: 'आमच्याकडे असलेली माहिती तुम्ही पाहू, दुरुस्त करू किंवा हटवू शकता: तक्रार निवारण अधिकाऱ्यांना लिहा, ते 30 दिवसांत उत्तर देतात.',
        },
      ],
    },
    {
      kind: 'PROMISE',
      version: '2026-04',
      published_at: '2026-04-01T00:00:00+05:30',
      title: { en: 'Our promise', hi: 'हमारा वादा', ta: 'எங்கள் வாக்குறுதி', mr: 'आमचे वचन' },
      summary: {
        en: 'Progress, or your fee back.',
        hi: 'प्रगति, या आपकी फ़ीस वापस।',
        ta: 'முன்னேற்றம், அல்லது உங்கள் கட்டணம் திரும்ப.',
        mr: 'प्रगती, नाहीतर तुमचे शुल्क परत.',
      },
      body: [
        {
          en: 'We promise progress, or we refund the fee.',
          hi: 'हम प्रगति का वादा करते हैं, नहीं तो फ़ीस लौटाते हैं।',
          mr: 'आम्ही प्रगतीचे वचन देतो, नाहीतर शुल्क परत करतो.',
        },
        {
          en: 'It holds for full courses when the learner attended at least 80% of the classes and took every test of the first six months.',
          hi: 'यह पूरे कोर्स पर लागू है, जब विद्यार्थी ने पहले छह महीनों की कम से कम 80% कक्षाएँ कीं और सभी टेस्ट दिए।',
          mr: 'हे पूर्ण अभ्यासक्रमांसाठी लागू आहे, जर विद्यार्थी किमान 80% वर्गांना हजर राहिला आणि त्याने पहिल्या सहा महिन्यांतील प्रत्येक चाचणी दिली.',
        },
        {
          en: 'Progress means a higher average in the last three tests than in the first three. Write to us within 30 days of the sixth month; we answer within 7 days.',
          hi: 'प्रगति का अर्थ है कि आख़िरी तीन टेस्ट का औसत पहले तीन से ज़्यादा हो। छठे महीने के बाद 30 दिन के भीतर लिखें; हम 7 दिन में उत्तर देते हैं।',
          mr: 'प्रगती म्हणजे शेवटच्या तीन चाचण्यांची सरासरी पहिल्या तीनपेक्षा जास्त असणे. सहाव्या महिन्यानंतर 30 दिवसांत आम्हाला लिहा; आम्ही 7 दिवसांत उत्तर देतो.',
        },
      ],
    },
    {
      kind: 'EMI',
      version: '2026-04',
      published_at: '2026-04-01T00:00:00+05:30',
      title: { en: 'EMI', hi: 'ईएमआई', ta: 'மாதத் தவணை', mr: 'EMI' },
      summary: {
        en: 'For no-cost EMI, the issuing bank may add GST.',
        hi: 'नो-कॉस्ट ईएमआई पर आपका बैंक जीएसटी जोड़ सकता है।',
        ta: 'வட்டியில்லா தவணைக்கு வங்கி ஜிஎஸ்டி சேர்க்கலாம்.',
        mr: 'नो-कॉस्ट EMI वर कार्ड देणारी बँक GST लावू शकते.',
      },
      body: [
        {
          en: 'With no-cost EMI we pay the interest as a discount on the price. The issuing bank may add GST on that interest; it appears on your card statement, not here.',
          hi: 'नो-कॉस्ट ईएमआई में ब्याज हम क़ीमत पर छूट के रूप में देते हैं। उस ब्याज पर बैंक जीएसटी जोड़ सकता है; वह आपके कार्ड के बिल में दिखेगा, यहाँ नहीं।',
          mr: 'नो-कॉस्ट EMI मध्ये व्याज आम्ही किमतीतील सवलत म्हणून भरतो. त्या व्याजावर कार्ड देणारी बँक GST लावू शकते; तो इथे नाही, तुमच्या कार्डच्या स्टेटमेंटवर दिसतो.',
        },
        {
          en: 'Refunds to an EMI take as long as the bank takes.',
          hi: 'ईएमआई पर रिफ़ंड में उतना समय लगता है जितना बैंक लेता है।',
          mr: 'EMI चा परतावा मिळायला बँकेला लागेल तेवढा वेळ लागतो.',
        },
      ],
    },
  ]),
]
