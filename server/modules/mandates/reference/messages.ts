import { template } from '#server/modules/messages/index.ts'

const REASON = 'The law wants the merchant, the amount, the day, the reference and the reason in the message itself.'

export const mandatesMessages = [
  template('mandate-on', {
    text: {
      en: 'Auto-debit is on for {course}: at most {amount} each time, until {date}. Skip, pause or stop at any time: {link}',
      hi: '{course} के लिए ऑटो-डेबिट चालू है: एक बार में ज़्यादा से ज़्यादा {amount}, {date} तक। कभी भी छोड़ें, रोकें या बंद करें: {link}',
      ta: '{course} பாடநெறிக்கு ஆட்டோ-டெபிட் தொடங்கியது: ஒரு முறைக்கு அதிகபட்சம் {amount}, {date} வரை. எப்போது வேண்டுமானாலும் தவிர்க்க, நிறுத்த: {link}',
      mr: '{course} साठी ऑटो-डेबिट सुरू झाले: दर वेळी जास्तीत जास्त {amount}, {date} पर्यंत. कधीही वगळा किंवा थांबवा: {link}',
    },
    sms: { en: '1107170000000000301', hi: '1107170000000000302', ta: '1107170000000000303', mr: '1107170000000090302' },
    whatsApp: 'kandil_mandate_on',
    mail: {
      en: [
        'Auto-debit is on',
        'Auto-debit is on for {course}: at most {amount} each time, until {date}.\nSkip, pause or stop at any time: {link}',
      ],
      hi: [
        'ऑटो-डेबिट चालू है',
        '{course} के लिए ऑटो-डेबिट चालू है: एक बार में ज़्यादा से ज़्यादा {amount}, {date} तक।\nकभी भी छोड़ें, रोकें या बंद करें: {link}',
      ],
      ta: [
        'ஆட்டோ-டெபிட் தொடங்கியது',
        '{course} பாடநெறிக்கு ஆட்டோ-டெபிட் தொடங்கியது: ஒரு முறைக்கு அதிகபட்சம் {amount}, {date} வரை.\nஎப்போது வேண்டுமானாலும் தவிர்க்க, நிறுத்த: {link}',
      ],
      mr: [
        'ऑटो-डेबिट सुरू झाले',
        '{course} साठी ऑटो-डेबिट सुरू झाले: दर वेळी जास्तीत जास्त {amount}, {date} पर्यंत.\nकधीही वगळा किंवा थांबवा: {link}',
      ],
    },
    app: {
      en: ['Auto-debit is on', 'Auto-debit is on for {course}: at most {amount} each time, until {date}.'],
      hi: ['ऑटो-डेबिट चालू है', '{course} के लिए ऑटो-डेबिट चालू है: एक बार में ज़्यादा से ज़्यादा {amount}, {date} तक।'],
      ta: [
        'ஆட்டோ-டெபிட் தொடங்கியது',
        '{course} பாடநெறிக்கு ஆட்டோ-டெபிட் தொடங்கியது: ஒரு முறைக்கு அதிகபட்சம் {amount}, {date} வரை.',
      ],
      mr: ['ऑटो-डेबिट सुरू झाले', '{course} साठी ऑटो-डेबिट सुरू झाले: दर वेळी जास्तीत जास्त {amount}, {date} पर्यंत.'],
    },
    reason: REASON,
  }),
  template('mandate-notice', {
    text: {
      en: 'Kandil will debit {amount} on {date}, from {time}, for instalment {part} of {parts} of {course}. Ref {reference}. To skip or stop: {link}',
      hi: 'Kandil {date} को {time} से {amount} लेगा: {course} की किस्त {part}/{parts}। संदर्भ {reference}। छोड़ने या बंद करने के लिए: {link}',
      ta: 'Kandil {date} அன்று {time} முதல் {amount} எடுக்கும்: {course} தவணை {part}/{parts}. குறிப்பு {reference}. தவிர்க்க அல்லது நிறுத்த: {link}',
      mr: 'Kandil {date} रोजी, {time} पासून, {amount} कापेल: {course} चा हप्ता {part}/{parts}. संदर्भ {reference}. वगळा किंवा थांबवा: {link}',
    },
    sms: { en: '1107170000000000311', hi: '1107170000000000312', ta: '1107170000000000313', mr: '1107170000000090312' },
    whatsApp: 'kandil_mandate_notice',
    mail: {
      en: [
        'An instalment will be debited',
        'Kandil will debit {amount} on {date}, from {time}, for instalment {part} of {parts} of {course}. Ref {reference}.\nTo skip or stop: {link}',
      ],
      hi: [
        'एक किस्त ऑटो-डेबिट से ली जाएगी',
        'Kandil {date} को {time} से {amount} लेगा: {course} की किस्त {part}/{parts}। संदर्भ {reference}।\nछोड़ने या बंद करने के लिए: {link}',
      ],
      ta: [
        'ஒரு தவணை எடுக்கப்படும்',
        'Kandil {date} அன்று {time} முதல் {amount} எடுக்கும்: {course} தவணை {part}/{parts}. குறிப்பு {reference}.\nதவிர்க்க அல்லது நிறுத்த: {link}',
      ],
      mr: [
        'एक हप्ता कापला जाईल',
        'Kandil {date} रोजी, {time} पासून, {amount} कापेल: {course} चा हप्ता {part}/{parts}. संदर्भ {reference}.\nवगळण्यासाठी किंवा थांबवण्यासाठी: {link}',
      ],
    },
    app: {
      en: [
        'An instalment will be debited',
        'Kandil will debit {amount} on {date}, from {time}, for instalment {part} of {parts} of {course}. Ref {reference}.',
      ],
      hi: [
        'एक किस्त ऑटो-डेबिट से ली जाएगी',
        'Kandil {date} को {time} से {amount} लेगा: {course} की किस्त {part}/{parts}। संदर्भ {reference}।',
      ],
      ta: [
        'ஒரு தவணை எடுக்கப்படும்',
        'Kandil {date} அன்று {time} முதல் {amount} எடுக்கும்: {course} தவணை {part}/{parts}. குறிப்பு {reference}.',
      ],
      mr: [
        'एक हप्ता कापला जाईल',
        'Kandil {date} रोजी, {time} पासून, {amount} कापेल: {course} चा हप्ता {part}/{parts}. संदर्भ {reference}.',
      ],
    },
    reason: REASON,
    longest: { time: 20 },
  }),
  template('mandate-debited', {
    text: {
      en: 'Kandil debited {amount} for instalment {part} of {parts} of {course}. Ref {reference}. Something wrong? Call {tollFree} or see {link}',
      hi: 'Kandil ने ऑटो-डेबिट से {amount} लिए: {course} की किस्त {part}/{parts}। संदर्भ {reference}। कोई शिकायत? {tollFree} पर फ़ोन करें या देखें {link}',
      ta: 'Kandil தானாக {amount} எடுத்தது: {course} தவணை {part}/{parts}. குறிப்பு {reference}. புகார் உண்டா? {tollFree} அழையுங்கள் அல்லது பாருங்கள் {link}',
      mr: 'Kandil ने {amount} कापले: {course} चा हप्ता {part}/{parts}. संदर्भ {reference}. काही चुकले? {tollFree} वर फोन करा किंवा पाहा {link}',
    },
    sms: { en: '1107170000000000321', hi: '1107170000000000322', ta: '1107170000000000323', mr: '1107170000000090322' },
    whatsApp: 'kandil_mandate_debited',
    mail: {
      en: [
        'Instalment debited',
        'Kandil debited {amount} for instalment {part} of {parts} of {course}. Ref {reference}. Something wrong?\nCall {tollFree} or see {link}',
      ],
      hi: [
        'किस्त ऑटो-डेबिट से ली गई',
        'Kandil ने ऑटो-डेबिट से {amount} लिए: {course} की किस्त {part}/{parts}। संदर्भ {reference}। कोई शिकायत?\n{tollFree} पर फ़ोन करें या देखें {link}',
      ],
      ta: [
        'தவணை எடுக்கப்பட்டது',
        'Kandil தானாக {amount} எடுத்தது: {course} தவணை {part}/{parts}. குறிப்பு {reference}. புகார் உண்டா?\n{tollFree} அழையுங்கள் அல்லது பாருங்கள் {link}',
      ],
      mr: [
        'हप्ता कापला',
        'Kandil ने {amount} कापले: {course} चा हप्ता {part}/{parts}. संदर्भ {reference}. काही चुकले?\n{tollFree} वर फोन करा किंवा पाहा {link}',
      ],
    },
    app: {
      en: [
        'Instalment debited',
        'Kandil debited {amount} for instalment {part} of {parts} of {course}. Ref {reference}.',
      ],
      hi: [
        'किस्त ऑटो-डेबिट से ली गई',
        'Kandil ने ऑटो-डेबिट से {amount} लिए: {course} की किस्त {part}/{parts}। संदर्भ {reference}।',
      ],
      ta: ['தவணை எடுக்கப்பட்டது', 'Kandil தானாக {amount} எடுத்தது: {course} தவணை {part}/{parts}. குறிப்பு {reference}.'],
      mr: ['हप्ता कापला', 'Kandil ने {amount} कापले: {course} चा हप्ता {part}/{parts}. संदर्भ {reference}.'],
    },
    reason: REASON,
  }),
  template('mandate-approve', {
    text: {
      en: 'Instalment {part} of {parts} of {course}, {amount}, needs your approval, because it is above {limit}. Please pay by {date}: {link}',
      hi: '{course} की किस्त {part}/{parts}, {amount}, आपकी मंज़ूरी से ही जाएगी: बैंक अपने आप {limit} से ज़्यादा नहीं लेते। कृपया {date} तक दें: {link}',
      ta: '{course} தவணை {part}/{parts}, {amount}: உங்கள் ஒப்புதல் தேவை. வங்கிகள் தாமாக {limit} மேல் எடுப்பதில்லை. {date} க்குள் செலுத்துங்கள்: {link}',
      mr: '{course} चा हप्ता {part}/{parts}, {amount}: तुमची मंजुरी हवी, कारण तो {limit} पेक्षा जास्त आहे. कृपया {date} पर्यंत भरा: {link}',
    },
    sms: { en: '1107170000000000331', hi: '1107170000000000332', ta: '1107170000000000333', mr: '1107170000000090332' },
    whatsApp: 'kandil_mandate_approve',
    mail: {
      en: [
        'An instalment needs your approval',
        'Instalment {part} of {parts} of {course}, {amount}, needs your approval, because it is above {limit}.\nPlease pay by {date}: {link}',
      ],
      hi: [
        'एक किस्त को आपकी मंज़ूरी चाहिए',
        '{course} की किस्त {part}/{parts}, {amount}, आपकी मंज़ूरी से ही जाएगी: बैंक अपने आप {limit} से ज़्यादा नहीं लेते।\nकृपया {date} तक दें: {link}',
      ],
      ta: [
        'ஒரு தவணைக்கு உங்கள் ஒப்புதல் தேவை',
        '{course} தவணை {part}/{parts}, {amount}: உங்கள் ஒப்புதல் தேவை. வங்கிகள் தாமாக {limit} மேல் எடுப்பதில்லை.\n{date} க்குள் செலுத்துங்கள்: {link}',
      ],
      mr: [
        'एका हप्त्याला तुमची मंजुरी हवी',
        '{course} चा हप्ता {part}/{parts}, {amount}: तुमची मंजुरी हवी, कारण तो {limit} पेक्षा जास्त आहे.\nकृपया {date} पर्यंत भरा: {link}',
      ],
    },
    app: {
      en: [
        'An instalment needs your approval',
        'Instalment {part} of {parts} of {course}, {amount}, needs your approval, because it is above {limit}.',
      ],
      hi: [
        'एक किस्त को आपकी मंज़ूरी चाहिए',
        '{course} की किस्त {part}/{parts}, {amount}, आपकी मंज़ूरी से ही जाएगी: बैंक अपने आप {limit} से ज़्यादा नहीं लेते।',
      ],
      ta: [
        'ஒரு தவணைக்கு உங்கள் ஒப்புதல் தேவை',
        '{course} தவணை {part}/{parts}, {amount}: உங்கள் ஒப்புதல் தேவை. வங்கிகள் தாமாக {limit} மேல் எடுப்பதில்லை.',
      ],
      mr: [
        'एका हप्त्याला तुमची मंजुरी हवी',
        '{course} चा हप्ता {part}/{parts}, {amount}: तुमची मंजुरी हवी, कारण तो {limit} पेक्षा जास्त आहे.',
      ],
    },
    reason: REASON,
  }),
  template('mandate-unpaid', {
    text: {
      en: 'Auto-debit did not pay instalment {part} of {parts} of {course}, {amount}. Nothing was debited. Please pay by {date}: {link}',
      hi: 'ऑटो-डेबिट से {course} की किस्त {part}/{parts}, {amount}, नहीं गई। कुछ नहीं लिया गया। कृपया {date} तक दें: {link}',
      ta: 'ஆட்டோ-டெபிட் {course} தவணை {part}/{parts}, {amount}, செலுத்தவில்லை. எதுவும் எடுக்கப்படவில்லை. {date} க்குள் செலுத்துங்கள்: {link}',
      mr: 'ऑटो-डेबिटने {course} चा हप्ता {part}/{parts}, {amount}, भरला नाही. काहीही कापले नाही. कृपया {date} पर्यंत भरा: {link}',
    },
    sms: { en: '1107170000000000341', hi: '1107170000000000342', ta: '1107170000000000343', mr: '1107170000000090342' },
    whatsApp: 'kandil_mandate_unpaid',
    mail: {
      en: [
        'Auto-debit did not work',
        'Auto-debit did not pay instalment {part} of {parts} of {course}, {amount}. Nothing was debited.\nPlease pay by {date}: {link}',
      ],
      hi: [
        'ऑटो-डेबिट नहीं हो पाया',
        'ऑटो-डेबिट से {course} की किस्त {part}/{parts}, {amount}, नहीं गई। कुछ नहीं लिया गया।\nकृपया {date} तक दें: {link}',
      ],
      ta: [
        'ஆட்டோ-டெபிட் நடக்கவில்லை',
        'ஆட்டோ-டெபிட் {course} தவணை {part}/{parts}, {amount}, செலுத்தவில்லை. எதுவும் எடுக்கப்படவில்லை.\n{date} க்குள் செலுத்துங்கள்: {link}',
      ],
      mr: [
        'ऑटो-डेबिट झाले नाही',
        'ऑटो-डेबिटने {course} चा हप्ता {part}/{parts}, {amount}, भरला नाही. काहीही कापले नाही.\nकृपया {date} पर्यंत भरा: {link}',
      ],
    },
    app: {
      en: [
        'Auto-debit did not work',
        'Auto-debit did not pay instalment {part} of {parts} of {course}, {amount}. Nothing was debited.',
      ],
      hi: ['ऑटो-डेबिट नहीं हो पाया', 'ऑटो-डेबिट से {course} की किस्त {part}/{parts}, {amount}, नहीं गई। कुछ नहीं लिया गया।'],
      ta: [
        'ஆட்டோ-டெபிட் நடக்கவில்லை',
        'ஆட்டோ-டெபிட் {course} தவணை {part}/{parts}, {amount}, செலுத்தவில்லை. எதுவும் எடுக்கப்படவில்லை.',
      ],
      mr: ['ऑटो-डेबिट झाले नाही', 'ऑटो-डेबिटने {course} चा हप्ता {part}/{parts}, {amount}, भरला नाही. काहीही कापले नाही.'],
    },
    reason: REASON,
  }),
  template('mandate-off', {
    text: {
      en: 'Auto-debit for {course} has stopped. Nothing more will be debited. Please pay each instalment yourself: {link}',
      hi: '{course} का ऑटो-डेबिट बंद हो गया। अब कुछ नहीं लिया जाएगा। हर किस्त आप खुद देंगे: {link}',
      ta: '{course} ஆட்டோ-டெபிட் நின்றது. இனி எதுவும் எடுக்கப்படாது. ஒவ்வொரு தவணையையும் நீங்களே செலுத்துவீர்கள்: {link}',
      mr: '{course} चे ऑटो-डेबिट थांबले. आता काहीही कापले जाणार नाही. कृपया प्रत्येक हप्ता स्वतः भरा: {link}',
    },
    sms: { en: '1107170000000000351', hi: '1107170000000000352', ta: '1107170000000000353', mr: '1107170000000090352' },
    whatsApp: 'kandil_mandate_off',
    mail: {
      en: [
        'Auto-debit has stopped',
        'Auto-debit for {course} has stopped. Nothing more will be debited.\nPlease pay each instalment yourself: {link}',
      ],
      hi: ['ऑटो-डेबिट बंद हो गया', '{course} का ऑटो-डेबिट बंद हो गया। अब कुछ नहीं लिया जाएगा।\nहर किस्त आप खुद देंगे: {link}'],
      ta: [
        'ஆட்டோ-டெபிட் நின்றது',
        '{course} ஆட்டோ-டெபிட் நின்றது. இனி எதுவும் எடுக்கப்படாது.\nஒவ்வொரு தவணையையும் நீங்களே செலுத்துவீர்கள்: {link}',
      ],
      mr: ['ऑटो-डेबिट थांबले', '{course} चे ऑटो-डेबिट थांबले. आता काहीही कापले जाणार नाही.\nकृपया प्रत्येक हप्ता स्वतः भरा: {link}'],
    },
    app: {
      en: ['Auto-debit has stopped', 'Auto-debit for {course} has stopped. Nothing more will be debited.'],
      hi: ['ऑटो-डेबिट बंद हो गया', '{course} का ऑटो-डेबिट बंद हो गया। अब कुछ नहीं लिया जाएगा।'],
      ta: ['ஆட்டோ-டெபிட் நின்றது', '{course} ஆட்டோ-டெபிட் நின்றது. இனி எதுவும் எடுக்கப்படாது.'],
      mr: ['ऑटो-डेबिट थांबले', '{course} चे ऑटो-डेबिट थांबले. आता काहीही कापले जाणार नाही.'],
    },
    reason: REASON,
  }),
]
