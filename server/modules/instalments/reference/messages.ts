import { template } from '#server/modules/messages/index.ts'

const REASON = 'It names what was bought, for whom and for how much, so that a family knows it at once.'

export const instalmentsMessages = [
  template('part-soon', {
    text: {
      en: 'Instalment {part} of {parts} for {course} is due on {date}: {amount}. Pay here: {link}',
      hi: '{course} की {parts} में से किस्त {part} की आख़िरी तारीख़ {date} है, रक़म {amount}। यहाँ दें: {link}',
      ta: '{course} படிப்பின் தவணை {part}/{parts}, {amount}, {date} அன்று செலுத்த வேண்டும். இங்கே செலுத்தவும்: {link}',
      mr: '{course} चा हप्ता {part}/{parts}, {amount}, {date} रोजी भरायचा आहे. कृपया इथे भरा: {link}',
    },
    sms: { en: '1107170000000000071', hi: '1107170000000000072', ta: '1107170000000000073', mr: '1107170000000090072' },
    whatsApp: 'kandil_part_soon',
    mail: {
      en: [
        'An instalment is due soon',
        'Instalment {part} of {parts} for {course} is due on {date}: {amount}.\nPay here: {link}',
      ],
      hi: [
        'एक किस्त जल्द देनी है',
        '{course} की {parts} में से किस्त {part} की आख़िरी तारीख़ {date} है, रक़म {amount}।\nयहाँ दें: {link}',
      ],
      ta: [
        'விரைவில் ஒரு தவணை செலுத்த வேண்டும்',
        '{course} படிப்பின் தவணை {part}/{parts}, {amount}, {date} அன்று செலுத்த வேண்டும்.\nஇங்கே செலுத்தவும்: {link}',
      ],
      mr: [
        'एक हप्ता लवकरच भरायचा आहे',
        '{course} चा हप्ता {part}/{parts}, {amount}, {date} रोजी भरायचा आहे.\nइथे भरा: {link}',
      ],
    },
    app: {
      en: ['An instalment is due soon', 'Instalment {part} of {parts} for {course} is due on {date}: {amount}.'],
      hi: ['एक किस्त जल्द देनी है', '{course} की {parts} में से किस्त {part} की आख़िरी तारीख़ {date} है, रक़म {amount}।'],
      ta: [
        'விரைவில் ஒரு தவணை செலுத்த வேண்டும்',
        '{course} படிப்பின் தவணை {part}/{parts}, {amount}, {date} அன்று செலுத்த வேண்டும்.',
      ],
      mr: ['एक हप्ता लवकरच भरायचा आहे', '{course} चा हप्ता {part}/{parts}, {amount}, {date} रोजी भरायचा आहे.'],
    },
    reason: REASON,
  }),
  template('part-due', {
    text: {
      en: 'Instalment {part} of {parts} for {course} is due today: {amount}. Pay here: {link}',
      hi: '{course} की किस्त {part}/{parts} आज देनी है: {amount}। यहाँ दें: {link}',
      ta: '{course} படிப்பின் தவணை {part}/{parts}, {amount}, இன்று செலுத்த வேண்டும். இங்கே செலுத்தவும்: {link}',
      mr: '{course} चा हप्ता {part}/{parts}, {amount}, आज भरायचा आहे. इथे भरा: {link}',
    },
    sms: { en: '1107170000000000081', hi: '1107170000000000082', ta: '1107170000000000083', mr: '1107170000000090082' },
    whatsApp: 'kandil_part_due',
    mail: {
      en: [
        'An instalment is due today',
        'Instalment {part} of {parts} for {course} is due today: {amount}.\nPay here: {link}',
      ],
      hi: ['एक किस्त आज देनी है', '{course} की किस्त {part}/{parts} आज देनी है: {amount}।\nयहाँ दें: {link}'],
      ta: [
        'இன்று ஒரு தவணை செலுத்த வேண்டும்',
        '{course} படிப்பின் தவணை {part}/{parts}, {amount}, இன்று செலுத்த வேண்டும்.\nஇங்கே செலுத்தவும்: {link}',
      ],
      mr: ['एक हप्ता आज भरायचा आहे', '{course} चा हप्ता {part}/{parts}, {amount}, आज भरायचा आहे.\nइथे भरा: {link}'],
    },
    app: {
      en: ['An instalment is due today', 'Instalment {part} of {parts} for {course} is due today: {amount}.'],
      hi: ['एक किस्त आज देनी है', '{course} की किस्त {part}/{parts} आज देनी है: {amount}।'],
      ta: ['இன்று ஒரு தவணை செலுத்த வேண்டும்', '{course} படிப்பின் தவணை {part}/{parts}, {amount}, இன்று செலுத்த வேண்டும்.'],
      mr: ['एक हप्ता आज भरायचा आहे', '{course} चा हप्ता {part}/{parts}, {amount}, आज भरायचा आहे.'],
    },
    reason: REASON,
  }),
  template('part-late', {
    text: {
      en: 'Instalment {part} of {parts} for {course}, {amount}, was due on {date}. Please pay by {until}. After that doubts and tests pause. Pay here: {link}',
      hi: '{course} की किस्त {part}/{parts}, {amount}, {date} को देनी थी। कृपया {until} तक दें। उसके बाद सवाल और टेस्ट रुक जाएँगे। यहाँ दें: {link}',
      ta: '{course} தவணை {part}/{parts}, {amount}, {date} முடிந்தது. {until} க்குள் செலுத்தாவிட்டால் சந்தேகம், தேர்வு நிற்கும்: {link}',
      mr: '{course} चा हप्ता {part}/{parts}, {amount}, {date} रोजी भरायचा होता. कृपया {until} पर्यंत भरा. नंतर शंका आणि चाचण्या थांबतात. इथे भरा: {link}',
    },
    sms: { en: '1107170000000000091', hi: '1107170000000000092', ta: '1107170000000000093', mr: '1107170000000090092' },
    whatsApp: 'kandil_part_late',
    whatsAppText: {
      ta: '{course} படிப்பின் தவணை {part}/{parts}, {amount}, {date} அன்று செலுத்தியிருக்க வேண்டும். {until} க்குள் செலுத்துங்கள். அதன் பிறகு சந்தேகங்களும் தேர்வுகளும் நிறுத்தப்படும். இங்கே செலுத்தவும்: {link}',
    },
    mail: {
      en: [
        'An instalment is late',
        'Instalment {part} of {parts} for {course}, {amount}, was due on {date}. Please pay by {until}. After that doubts and tests pause.\nPay here: {link}',
      ],
      hi: [
        'एक किस्त में देरी है',
        '{course} की किस्त {part}/{parts}, {amount}, {date} को देनी थी। कृपया {until} तक दें। उसके बाद सवाल और टेस्ट रुक जाएँगे।\nयहाँ दें: {link}',
      ],
      ta: [
        'ஒரு தவணை தாமதமாகியுள்ளது',
        '{course} படிப்பின் தவணை {part}/{parts}, {amount}, {date} அன்று செலுத்தியிருக்க வேண்டும். {until} க்குள் செலுத்துங்கள். அதன் பிறகு சந்தேகங்களும் தேர்வுகளும் நிறுத்தப்படும்.\nஇங்கே செலுத்தவும்: {link}',
      ],
      mr: [
        'एक हप्ता थकला आहे',
        '{course} चा हप्ता {part}/{parts}, {amount}, {date} रोजी भरायचा होता. कृपया {until} पर्यंत भरा. नंतर शंका आणि चाचण्या थांबतात.\nइथे भरा: {link}',
      ],
    },
    app: {
      en: [
        'An instalment is late',
        'Instalment {part} of {parts} for {course}, {amount}, was due on {date}. Please pay by {until}. After that doubts and tests pause.',
      ],
      hi: [
        'एक किस्त में देरी है',
        '{course} की किस्त {part}/{parts}, {amount}, {date} को देनी थी। कृपया {until} तक दें। उसके बाद सवाल और टेस्ट रुक जाएँगे।',
      ],
      ta: [
        'ஒரு தவணை தாமதமாகியுள்ளது',
        '{course} படிப்பின் தவணை {part}/{parts}, {amount}, {date} அன்று செலுத்தியிருக்க வேண்டும். {until} க்குள் செலுத்துங்கள். அதன் பிறகு சந்தேகங்களும் தேர்வுகளும் நிறுத்தப்படும்.',
      ],
      mr: [
        'एक हप्ता थकला आहे',
        '{course} चा हप्ता {part}/{parts}, {amount}, {date} रोजी भरायचा होता. कृपया {until} पर्यंत भरा. नंतर शंका आणि चाचण्या थांबतात.',
      ],
    },
    reason: REASON,
  }),
  template('part-limited', {
    text: {
      en: 'Doubts and tests in {course} are paused because {amount} is late. From {until} live classes pause too. Pay to open everything again: {link}',
      hi: '{amount} की देरी से {course} के सवाल और टेस्ट रुके हैं। {until} से लाइव कक्षाएँ भी रुकेंगी। देते ही सब तुरंत खुल जाएगा: {link}',
      ta: '{amount} தாமதம்: {course} சந்தேகம், தேர்வு நின்றுள்ளன. {until} முதல் நேரலை வகுப்பும் நிற்கும். செலுத்தினால் திறக்கும்: {link}',
      mr: '{amount} थकल्याने {course} मधील शंका आणि चाचण्या थांबल्या आहेत. {until} पासून लाइव्ह वर्गही थांबतील. सर्व पुन्हा उघडण्यासाठी पैसे भरा: {link}',
    },
    sms: { en: '1107170000000000101', hi: '1107170000000000102', ta: '1107170000000000103', mr: '1107170000000090102' },
    whatsApp: 'kandil_part_limited',
    whatsAppText: {
      ta: '{amount} தாமதமானதால் {course} படிப்பின் சந்தேகங்களும் தேர்வுகளும் நிறுத்தப்பட்டுள்ளன. {until} முதல் நேரலை வகுப்புகளும் நிறுத்தப்படும். எல்லாம் மீண்டும் திறக்கச் செலுத்துங்கள்: {link}',
    },
    mail: {
      en: [
        'Doubts and tests are paused',
        'Doubts and tests in {course} are paused because {amount} is late. From {until} live classes pause too.\nPay to open everything again: {link}',
      ],
      hi: [
        'सवाल और टेस्ट रुके हैं',
        '{amount} की देरी से {course} के सवाल और टेस्ट रुके हैं। {until} से लाइव कक्षाएँ भी रुकेंगी।\nदेते ही सब तुरंत खुल जाएगा: {link}',
      ],
      ta: [
        'சந்தேகங்களும் தேர்வுகளும் நிறுத்தப்பட்டுள்ளன',
        '{amount} தாமதமானதால் {course} படிப்பின் சந்தேகங்களும் தேர்வுகளும் நிறுத்தப்பட்டுள்ளன. {until} முதல் நேரலை வகுப்புகளும் நிறுத்தப்படும்.\nஎல்லாம் மீண்டும் திறக்கச் செலுத்துங்கள்: {link}',
      ],
      mr: [
        'शंका आणि चाचण्या थांबल्या आहेत',
        '{amount} थकल्याने {course} मधील शंका आणि चाचण्या थांबल्या आहेत. {until} पासून लाइव्ह वर्गही थांबतील.\nसर्व पुन्हा उघडण्यासाठी पैसे भरा: {link}',
      ],
    },
    app: {
      en: [
        'Doubts and tests are paused',
        'Doubts and tests in {course} are paused because {amount} is late. From {until} live classes pause too.',
      ],
      hi: ['सवाल और टेस्ट रुके हैं', '{amount} की देरी से {course} के सवाल और टेस्ट रुके हैं। {until} से लाइव कक्षाएँ भी रुकेंगी।'],
      ta: [
        'சந்தேகங்களும் தேர்வுகளும் நிறுத்தப்பட்டுள்ளன',
        '{amount} தாமதமானதால் {course} படிப்பின் சந்தேகங்களும் தேர்வுகளும் நிறுத்தப்பட்டுள்ளன. {until} முதல் நேரலை வகுப்புகளும் நிறுத்தப்படும்.',
      ],
      mr: [
        'शंका आणि चाचण्या थांबल्या आहेत',
        '{amount} थकल्याने {course} मधील शंका आणि चाचण्या थांबल्या आहेत. {until} पासून लाइव्ह वर्गही थांबतील.',
      ],
    },
    reason: REASON,
  }),
  template('part-suspended', {
    text: {
      en: 'Live classes in {course} are paused because {amount} is late. Replay and notes stay open. Pay to open everything again: {link}',
      hi: '{amount} की देरी से {course} की लाइव कक्षाएँ रुकी हैं। रीप्ले और नोट्स खुले हैं। देते ही सब तुरंत खुल जाएगा: {link}',
      ta: '{amount} தாமதமானதால் {course} படிப்பின் நேரலை வகுப்புகள் நிறுத்தப்பட்டுள்ளன. பதிவுகளும் குறிப்புகளும் திறந்தே உள்ளன. எல்லாம் மீண்டும் திறக்கச் செலுத்துங்கள்: {link}',
      mr: '{amount} थकल्याने {course} मधील लाइव्ह वर्ग थांबले आहेत. रिप्ले आणि नोट्स खुल्या आहेत. सर्व पुन्हा उघडण्यासाठी पैसे भरा: {link}',
    },
    sms: { en: '1107170000000000111', hi: '1107170000000000112', ta: '1107170000000000113', mr: '1107170000000090112' },
    whatsApp: 'kandil_part_suspended',
    mail: {
      en: [
        'Live classes are paused',
        'Live classes in {course} are paused because {amount} is late. Replay and notes stay open.\nPay to open everything again: {link}',
      ],
      hi: [
        'लाइव कक्षाएँ रुकी हैं',
        '{amount} की देरी से {course} की लाइव कक्षाएँ रुकी हैं। रीप्ले और नोट्स खुले हैं।\nदेते ही सब तुरंत खुल जाएगा: {link}',
      ],
      ta: [
        'நேரலை வகுப்புகள் நிறுத்தப்பட்டுள்ளன',
        '{amount} தாமதமானதால் {course} படிப்பின் நேரலை வகுப்புகள் நிறுத்தப்பட்டுள்ளன. பதிவுகளும் குறிப்புகளும் திறந்தே உள்ளன.\nஎல்லாம் மீண்டும் திறக்கச் செலுத்துங்கள்: {link}',
      ],
      mr: [
        'लाइव्ह वर्ग थांबले आहेत',
        '{amount} थकल्याने {course} मधील लाइव्ह वर्ग थांबले आहेत. रिप्ले आणि नोट्स खुल्या आहेत.\nसर्व पुन्हा उघडण्यासाठी पैसे भरा: {link}',
      ],
    },
    app: {
      en: [
        'Live classes are paused',
        'Live classes in {course} are paused because {amount} is late. Replay and notes stay open.',
      ],
      hi: ['लाइव कक्षाएँ रुकी हैं', '{amount} की देरी से {course} की लाइव कक्षाएँ रुकी हैं। रीप्ले और नोट्स खुले हैं।'],
      ta: [
        'நேரலை வகுப்புகள் நிறுத்தப்பட்டுள்ளன',
        '{amount} தாமதமானதால் {course} படிப்பின் நேரலை வகுப்புகள் நிறுத்தப்பட்டுள்ளன. பதிவுகளும் குறிப்புகளும் திறந்தே உள்ளன.',
      ],
      mr: ['लाइव्ह वर्ग थांबले आहेत', '{amount} थकल्याने {course} मधील लाइव्ह वर्ग थांबले आहेत. रिप्ले आणि नोट्स खुल्या आहेत.'],
    },
    reason: REASON,
  }),
  template('part-restored', {
    text: {
      en: 'Thank you. {course} is fully open again. Your passbook: {link}',
      hi: 'धन्यवाद। {course} फिर से पूरा खुल गया है। आपकी पासबुक: {link}',
      ta: 'நன்றி. {course} மீண்டும் முழுமையாகத் திறந்துள்ளது. உங்கள் பாஸ்புக்: {link}',
      mr: 'धन्यवाद. {course} पुन्हा पूर्ण खुला झाला आहे. तुमचे पासबुक: {link}',
    },
    sms: { en: '1107170000000000121', hi: '1107170000000000122', ta: '1107170000000000123', mr: '1107170000000090122' },
    whatsApp: 'kandil_part_restored',
    mail: {
      en: ['Your course is open again', 'Thank you. {course} is fully open again.\nYour passbook: {link}'],
      hi: ['आपका कोर्स फिर खुल गया है', 'धन्यवाद। {course} फिर से पूरा खुल गया है।\nआपकी पासबुक: {link}'],
      ta: ['உங்கள் பாடநெறி மீண்டும் திறந்துள்ளது', 'நன்றி. {course} மீண்டும் முழுமையாகத் திறந்துள்ளது.\nஉங்கள் பாஸ்புக்: {link}'],
      mr: ['तुमचा अभ्यासक्रम पुन्हा खुला झाला', 'धन्यवाद. {course} पुन्हा पूर्ण खुला झाला आहे.\nतुमचे पासबुक: {link}'],
    },
    app: {
      en: ['Your course is open again', 'Thank you. {course} is fully open again.'],
      hi: ['आपका कोर्स फिर खुल गया है', 'धन्यवाद। {course} फिर से पूरा खुल गया है।'],
      ta: ['உங்கள் பாடநெறி மீண்டும் திறந்துள்ளது', 'நன்றி. {course} மீண்டும் முழுமையாகத் திறந்துள்ளது.'],
      mr: ['तुमचा अभ्यासक्रम पुन्हा खुला झाला', 'धन्यवाद. {course} पुन्हा पूर्ण खुला झाला आहे.'],
    },
  }),
  template('part-paid', {
    text: {
      en: 'Paid {amount} to Kandil: instalment {part} of {parts} for {course}. Receipt: {link}',
      hi: 'Kandil को {amount} मिले: {course} की किस्त {part}/{parts}। रसीद: {link}',
      ta: 'Kandil க்கு {amount} செலுத்தப்பட்டது: {course} படிப்பின் தவணை {part}/{parts}. ரசீது: {link}',
      mr: 'Kandil ला {amount} मिळाले: {course} चा हप्ता {part}/{parts}. पावती: {link}',
    },
    sms: { en: '1107170000000000131', hi: '1107170000000000132', ta: '1107170000000000133', mr: '1107170000000090132' },
    whatsApp: 'kandil_part_paid',
    mail: {
      en: [
        'Instalment received',
        'Paid {amount} to Kandil: instalment {part} of {parts} for {course}.\n{details}\nOpen your order and download the invoice: {link}',
      ],
      hi: [
        'किस्त मिल गई',
        'Kandil को {amount} मिले: {course} की किस्त {part}/{parts}।\n{details}\nऑर्डर खोलें और इनवॉइस डाउनलोड करें: {link}',
      ],
      ta: [
        'தவணை கிடைத்தது',
        'Kandil க்கு {amount} செலுத்தப்பட்டது: {course} படிப்பின் தவணை {part}/{parts}.\n{details}\nஆர்டரைத் திறந்து இன்வாய்ஸைப் பதிவிறக்கவும்: {link}',
      ],
      mr: [
        'हप्ता मिळाला',
        'Kandil ला {amount} मिळाले: {course} चा हप्ता {part}/{parts}.\n{details}\nऑर्डर उघडा आणि इनव्हॉइस डाउनलोड करा: {link}',
      ],
    },
    app: {
      en: ['Instalment received', 'Paid {amount} to Kandil: instalment {part} of {parts} for {course}.'],
      hi: ['किस्त मिल गई', 'Kandil को {amount} मिले: {course} की किस्त {part}/{parts}।'],
      ta: ['தவணை கிடைத்தது', 'Kandil க்கு {amount} செலுத்தப்பட்டது: {course} படிப்பின் தவணை {part}/{parts}.'],
      mr: ['हप्ता मिळाला', 'Kandil ला {amount} मिळाले: {course} चा हप्ता {part}/{parts}.'],
    },
    reason: REASON,
    longest: { details: 200 },
  }),
]
