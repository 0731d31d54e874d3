import { template } from '#server/modules/messages/index.ts'

export const batchMessages = [
  template('batch-changed', {
    text: {
      en: 'You are in another batch of {course} now. Reason: {reason}. See your timetable: {link}',
      hi: 'अब आप {course} के दूसरे बैच में हैं। कारण: {reason}। समय-सारणी देखें: {link}',
      ta: 'இப்போது {course} இன் வேறு தொகுதியில் உள்ளீர்கள். காரணம்: {reason}. கால அட்டவணை: {link}',
      mr: 'आता तुम्ही {course} च्या दुसऱ्या बॅचमध्ये आहात. कारण: {reason}. वेळापत्रक पाहा: {link}',
    },
    sms: { en: '1107170000000000496', hi: '1107170000000000497', ta: '1107170000000000498', mr: '1107170000000090497' },
    whatsApp: 'kandil_batch_changed',
    mail: {
      en: 'You are in another batch',
      hi: 'आप दूसरे बैच में हैं',
      ta: 'நீங்கள் வேறு தொகுதியில் உள்ளீர்கள்',
      mr: 'तुम्ही दुसऱ्या बॅचमध्ये आहात',
    },
    app: {
      en: ['You are in another batch', 'You are in another batch of {course} now. Reason: {reason}.'],
      hi: ['आप दूसरे बैच में हैं', 'अब आप {course} के दूसरे बैच में हैं। कारण: {reason}।'],
      ta: ['நீங்கள் வேறு தொகுதியில் உள்ளீர்கள்', 'இப்போது {course} இன் வேறு தொகுதியில் உள்ளீர்கள். காரணம்: {reason}.'],
      mr: ['तुम्ही दुसऱ्या बॅचमध्ये आहात', 'आता तुम्ही {course} च्या दुसऱ्या बॅचमध्ये आहात. कारण: {reason}.'],
    },
    reason: 'It says that the classes are at other hours, and why.',
  }),
  template('batch-seat', {
    text: {
      en: 'A seat is free in the batch of {course} that you wait for. It is yours until {time}: {link}',
      hi: '{course} के जिस बैच का आप इंतज़ार कर रहे हैं, उसमें एक सीट खाली है। {time} तक वह आपकी है: {link}',
      ta: 'நீங்கள் காத்திருக்கும் {course} தொகுதியில் ஓர் இடம் உள்ளது. {time} வரை அது உங்களுடையது: {link}',
      mr: 'तुम्ही वाट पाहत असलेल्या {course} च्या बॅचमध्ये जागा आहे. ती {time} पर्यंत तुमची आहे: {link}',
    },
    sms: { en: '1107170000000000520', hi: '1107170000000000521', ta: '1107170000000000522', mr: '1107170000000090521' },
    whatsApp: 'kandil_batch_seat',
    mail: {
      en: 'A seat is free for you',
      hi: 'आपके लिए एक सीट खाली है',
      ta: 'உங்களுக்கு ஓர் இடம் உள்ளது',
      mr: 'तुमच्यासाठी जागा आहे',
    },
    app: {
      en: ['A seat is free for you', 'In the batch of {course} that you wait for. It is yours until {time}.'],
      hi: ['आपके लिए एक सीट खाली है', '{course} के जिस बैच का आप इंतज़ार कर रहे हैं। {time} तक वह आपकी है।'],
      ta: ['உங்களுக்கு ஓர் இடம் உள்ளது', 'நீங்கள் காத்திருக்கும் {course} தொகுதியில். {time} வரை அது உங்களுடையது.'],
      mr: ['तुमच्यासाठी जागा आहे', 'तुम्ही वाट पाहत असलेल्या {course} च्या बॅचमध्ये. ती {time} पर्यंत तुमची आहे.'],
    },
    reason: 'The seat is held for a day only, so the family hears of it at once.',
  }),
  template('teacher-remark', {
    text: {
      en: '{teacher} has written a remark on the month in class. Read it here: {link}',
      hi: '{teacher} ने इस महीने की पढ़ाई पर टिप्पणी लिखी है। यहाँ पढ़ें: {link}',
      ta: '{teacher} இந்த மாத வகுப்புகள் பற்றிக் குறிப்பு எழுதியுள்ளார். இங்கே படியுங்கள்: {link}',
      mr: '{teacher} यांनी महिन्याच्या वर्गांबद्दल शेरा लिहिला आहे. इथे वाचा: {link}',
    },
    sms: { en: '1107170000000000530', hi: '1107170000000000531', ta: '1107170000000000532', mr: '1107170000000090531' },
    whatsApp: 'kandil_teacher_remark',
    mail: { en: 'A remark from a teacher', hi: 'एक शिक्षक की टिप्पणी', ta: 'ஆசிரியரின் குறிப்பு', mr: 'शिक्षकांचा शेरा' },
    app: {
      en: ['A remark from a teacher', '{teacher} has written a remark on the month in class.'],
      hi: ['एक शिक्षक की टिप्पणी', '{teacher} ने इस महीने की पढ़ाई पर टिप्पणी लिखी है।'],
      ta: ['ஆசிரியரின் குறிப்பு', '{teacher} இந்த மாத வகுப்புகள் பற்றிக் குறிப்பு எழுதியுள்ளார்.'],
      mr: ['शिक्षकांचा शेरा', '{teacher} यांनी महिन्याच्या वर्गांबद्दल शेरा लिहिला आहे.'],
    },
    reason: 'It says that a teacher has written about the learner, and leads there.',
  }),
  template('class-late', {
    text: {
      en: 'Your Kandil class {course} of {time} has not begun: the teacher has not come yet. If it cannot be held, we tell you when it is made up: {link}',
      hi: '{time} की आपकी Kandil कक्षा {course} शुरू नहीं हुई: शिक्षक अभी नहीं आए हैं। अगर कक्षा न हो सकी, तो उसके बदले की कक्षा का समय हम बताएँगे: {link}',
      ta: '{time} இன் உங்கள் Kandil வகுப்பு {course} தொடங்கவில்லை: ஆசிரியர் இன்னும் வரவில்லை. நடத்த முடியாவிட்டால், மாற்று வகுப்பின் நேரத்தைத் தெரிவிப்போம்: {link}',
      mr: 'तुमचा Kandil वर्ग {course}, {time}, सुरू झाला नाही: शिक्षक अजून आले नाहीत. तो झाला नाही, तर भरपाईची वेळ कळवू: {link}',
    },
    sms: { en: '1107170000000000523', hi: '1107170000000000524', ta: '1107170000000000525', mr: '1107170000000090524' },
    whatsApp: 'kandil_class_late',
    mail: {
      en: 'Your class has not begun',
      hi: 'आपकी कक्षा शुरू नहीं हुई',
      ta: 'உங்கள் வகுப்பு தொடங்கவில்லை',
      mr: 'तुमचा वर्ग सुरू झाला नाही',
    },
    app: {
      en: ['Your class has not begun', '{course}, {time}: the teacher has not come yet.'],
      hi: ['आपकी कक्षा शुरू नहीं हुई', '{time} की {course} कक्षा के शिक्षक अभी नहीं आए हैं।'],
      ta: ['உங்கள் வகுப்பு தொடங்கவில்லை', '{time} இன் {course} வகுப்பின் ஆசிரியர் இன்னும் வரவில்லை.'],
      mr: ['तुमचा वर्ग सुरू झाला नाही', '{course}, {time}: शिक्षक अजून आले नाहीत.'],
    },
    reason: 'Children wait in front of an empty room, and their families hear why.',
  }),
]
