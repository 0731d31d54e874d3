import { template } from '#server/modules/messages/index.ts'

const REASON = 'It names the demo and its time, so that a family knows it at once.'

export const demoMessages = [
  template('demo-booked', {
    text: {
      en: 'Your free Kandil {subject} demo is booked for {time}. See, move or cancel it here: {link}',
      hi: 'आपका मुफ़्त Kandil {subject} डेमो {time} के लिए बुक है। यहाँ देखें, बदलें या रद्द करें: {link}',
      ta: 'உங்கள் இலவச Kandil {subject} டெமோ {time} க்குப் பதிவானது. இங்கே பாருங்கள், மாற்றுங்கள் அல்லது ரத்து செய்யுங்கள்: {link}',
      mr: 'तुमचा मोफत Kandil {subject} डेमो {time} साठी बुक झाला. इथे पाहा, बदला किंवा रद्द करा: {link}',
    },
    sms: { en: '1107170000000000801', hi: '1107170000000000802', ta: '1107170000000000803', mr: '1107170000000090802' },
    whatsApp: 'kandil_demo_booked',
    mail: { en: 'Your demo is booked', hi: 'आपका डेमो बुक है', ta: 'உங்கள் டெமோ பதிவானது', mr: 'तुमचा डेमो बुक झाला' },
    app: {
      en: ['Your demo is booked', 'The {subject} demo is on {time}.'],
      hi: ['आपका डेमो बुक है', '{subject} डेमो का समय {time} है।'],
      ta: ['உங்கள் டெமோ பதிவானது', '{subject} டெமோ நடக்கும் நேரம் {time}.'],
      mr: ['तुमचा डेमो बुक झाला', '{subject} डेमोची वेळ {time}.'],
    },
    reason: REASON,
  }),
  template('demo-soon', {
    text: {
      en: 'Your Kandil {subject} demo starts on {time}. You can join ten minutes before: {link}',
      hi: 'आपका Kandil {subject} डेमो {time} पर शुरू होगा। दस मिनट पहले से जुड़ सकते हैं: {link}',
      ta: 'உங்கள் Kandil {subject} டெமோ தொடங்கும் நேரம் {time}. பத்து நிமிடம் முன்பே சேரலாம்: {link}',
      mr: 'तुमच्या Kandil {subject} डेमोची वेळ {time}. दहा मिनिटे आधी सामील होता येते: {link}',
    },
    sms: { en: '1107170000000000804', hi: '1107170000000000805', ta: '1107170000000000806', mr: '1107170000000090805' },
    whatsApp: 'kandil_demo_soon',
    mail: {
      en: 'Your demo starts soon',
      hi: 'आपका डेमो जल्द शुरू होगा',
      ta: 'உங்கள் டெமோ விரைவில் தொடங்கும்',
      mr: 'तुमचा डेमो लवकरच सुरू होईल',
    },
    app: {
      en: ['Your demo starts soon', 'The {subject} demo starts on {time}.'],
      hi: ['आपका डेमो जल्द शुरू होगा', '{subject} डेमो का समय {time} है।'],
      ta: ['உங்கள் டெமோ விரைவில் தொடங்கும்', '{subject} டெமோ தொடங்கும் நேரம் {time}.'],
      mr: ['तुमचा डेमो लवकरच सुरू होईल', '{subject} डेमो सुरू होण्याची वेळ {time}.'],
    },
    reason: REASON,
  }),
  template('demo-moved', {
    text: {
      en: 'Your Kandil {subject} demo has moved to {time}. See it here: {link}',
      hi: 'आपका Kandil {subject} डेमो अब {time} पर है। यहाँ देखें: {link}',
      ta: 'உங்கள் Kandil {subject} டெமோ {time} க்கு மாறியுள்ளது. இங்கே பாருங்கள்: {link}',
      mr: 'तुमच्या Kandil {subject} डेमोची नवी वेळ {time}. इथे पाहा: {link}',
    },
    sms: { en: '1107170000000000807', hi: '1107170000000000808', ta: '1107170000000000809', mr: '1107170000000090808' },
    whatsApp: 'kandil_demo_moved',
    mail: {
      en: 'Your demo has moved',
      hi: 'आपके डेमो का समय बदला है',
      ta: 'உங்கள் டெமோவின் நேரம் மாறியுள்ளது',
      mr: 'तुमच्या डेमोची वेळ बदलली',
    },
    app: {
      en: ['Your demo has moved', 'The {subject} demo is now on {time}.'],
      hi: ['आपके डेमो का समय बदला है', '{subject} डेमो अब {time} पर है।'],
      ta: ['உங்கள் டெமோவின் நேரம் மாறியுள்ளது', '{subject} டெமோ இப்போது {time} அன்று.'],
      mr: ['तुमच्या डेमोची वेळ बदलली', '{subject} डेमोची नवी वेळ {time}.'],
    },
    reason: REASON,
  }),
  template('demo-cancelled', {
    text: {
      en: 'Your Kandil {subject} demo of {time} is cancelled. Choose another time here: {link}',
      hi: '{time} का आपका Kandil {subject} डेमो रद्द है। यहाँ दूसरा समय चुनें: {link}',
      ta: '{time} இன் உங்கள் Kandil {subject} டெமோ ரத்து. வேறு நேரத்தை இங்கே தேர்ந்தெடுங்கள்: {link}',
      mr: '{time} चा तुमचा Kandil {subject} डेमो रद्द झाला आहे. दुसरी वेळ इथे निवडा: {link}',
    },
    sms: { en: '1107170000000000810', hi: '1107170000000000811', ta: '1107170000000000812', mr: '1107170000000090811' },
    whatsApp: 'kandil_demo_cancelled',
    mail: {
      en: 'Your demo is cancelled',
      hi: 'आपका डेमो रद्द है',
      ta: 'உங்கள் டெமோ ரத்து செய்யப்பட்டது',
      mr: 'तुमचा डेमो रद्द झाला आहे',
    },
    app: {
      en: ['Your demo is cancelled', 'The {subject} demo of {time} is cancelled. Reason: {reason}.'],
      hi: ['आपका डेमो रद्द है', '{time} का {subject} डेमो रद्द है। कारण: {reason}।'],
      ta: ['உங்கள் டெமோ ரத்து செய்யப்பட்டது', '{time} இன் {subject} டெமோ ரத்து. காரணம்: {reason}.'],
      mr: ['तुमचा डेमो रद्द झाला आहे', '{time} चा {subject} डेमो रद्द झाला आहे. कारण: {reason}.'],
    },
    reason: REASON,
  }),
  template('demo-missed', {
    text: {
      en: 'We missed you in the Kandil {subject} demo of {time}. Book another time free: {link}',
      hi: '{time} के Kandil {subject} डेमो में आप नहीं आ सके। दूसरा समय मुफ़्त बुक करें: {link}',
      ta: '{time} இன் Kandil {subject} டெமோவில் உங்களைக் காணவில்லை. வேறு நேரத்தை இலவசமாகப் பதியுங்கள்: {link}',
      mr: '{time} च्या Kandil {subject} डेमोला तुम्ही आला नाहीत. दुसरी वेळ मोफत बुक करा: {link}',
    },
    sms: { en: '1107170000000000813', hi: '1107170000000000814', ta: '1107170000000000815', mr: '1107170000000090814' },
    whatsApp: 'kandil_demo_missed',
    mail: { en: 'We missed you', hi: 'आप डेमो में नहीं आ सके', ta: 'உங்களைக் காணவில்லை', mr: 'तुमची वाट पाहिली' },
    app: {
      en: ['We missed you', 'You can book another {subject} demo free.'],
      hi: ['आप डेमो में नहीं आ सके', 'आप दूसरा {subject} डेमो मुफ़्त बुक कर सकते हैं।'],
      ta: ['உங்களைக் காணவில்லை', 'வேறொரு {subject} டெமோவை இலவசமாகப் பதியலாம்.'],
      mr: ['तुमची वाट पाहिली', 'तुम्ही दुसरा {subject} डेमो मोफत बुक करू शकता.'],
    },
    reason: REASON,
  }),
  template('demo-failed', {
    text: {
      en: 'Sorry: the Kandil {subject} demo of {time} did not take place. Book another time free: {link}',
      hi: 'माफ़ कीजिए: {time} का Kandil {subject} डेमो नहीं हो सका। दूसरा समय मुफ़्त बुक करें: {link}',
      ta: 'மன்னிக்கவும்: {time} இன் Kandil {subject} டெமோ நடக்கவில்லை. வேறு நேரத்தை இலவசமாகப் பதியுங்கள்: {link}',
      mr: 'क्षमस्व: {time} चा Kandil {subject} डेमो झाला नाही. दुसरी वेळ मोफत बुक करा: {link}',
    },
    sms: { en: '1107170000000000819', hi: '1107170000000000820', ta: '1107170000000000821', mr: '1107170000000090820' },
    whatsApp: 'kandil_demo_failed',
    mail: {
      en: 'Your demo did not take place',
      hi: 'आपका डेमो नहीं हो सका',
      ta: 'உங்கள் டெமோ நடக்கவில்லை',
      mr: 'तुमचा डेमो झाला नाही',
    },
    app: {
      en: ['Your demo did not take place', 'Sorry. You can book another {subject} demo free.'],
      hi: ['आपका डेमो नहीं हो सका', 'माफ़ कीजिए। आप दूसरा {subject} डेमो मुफ़्त बुक कर सकते हैं।'],
      ta: ['உங்கள் டெமோ நடக்கவில்லை', 'மன்னிக்கவும். வேறொரு {subject} டெமோவை இலவசமாகப் பதியலாம்.'],
      mr: ['तुमचा डेमो झाला नाही', 'क्षमस्व. तुम्ही दुसरा {subject} डेमो मोफत बुक करू शकता.'],
    },
    reason: REASON,
  }),
  template('demo-outcome', {
    text: {
      en: 'The teacher of the Kandil {subject} demo of {time} has written to you. Read it here: {link}',
      hi: '{time} के Kandil {subject} डेमो के शिक्षक ने आपको लिखा है। यहाँ पढ़ें: {link}',
      ta: '{time} இன் Kandil {subject} டெமோ ஆசிரியர் உங்களுக்கு எழுதியுள்ளார். இங்கே படியுங்கள்: {link}',
      mr: '{time} च्या Kandil {subject} डेमोच्या शिक्षकांनी तुम्हाला लिहिले आहे. इथे वाचा: {link}',
    },
    sms: { en: '1107170000000000816', hi: '1107170000000000817', ta: '1107170000000000818', mr: '1107170000000090817' },
    whatsApp: 'kandil_demo_outcome',
    mail: {
      en: 'What we saw in the demo',
      hi: 'डेमो में हमने क्या देखा',
      ta: 'டெமோவில் நாங்கள் கண்டது',
      mr: 'डेमोत आम्हाला काय दिसले',
    },
    app: {
      en: ['What we saw in the demo', 'The teacher of the {subject} demo has written to you.'],
      hi: ['डेमो में हमने क्या देखा', '{subject} डेमो के शिक्षक ने आपको लिखा है।'],
      ta: ['டெமோவில் நாங்கள் கண்டது', '{subject} டெமோ ஆசிரியர் உங்களுக்கு எழுதியுள்ளார்.'],
      mr: ['डेमोत आम्हाला काय दिसले', '{subject} डेमोच्या शिक्षकांनी तुम्हाला लिहिले आहे.'],
    },
    reason: REASON,
  }),
]
