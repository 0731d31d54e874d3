import { template } from '#server/modules/messages/index.ts'
import { batchMessages } from './batch-messages.ts'

const REASON = 'It names the class and its time, so that a family knows it at once.'

export const classroomMessages = [
  ...batchMessages,
  template('batch-full', {
    text: {
      en: 'The batch that you chose for {course} was full when your payment came. You are in another batch now. See it, or take your money back: {link}',
      hi: '{course} का जो बैच आपने चुना था, वह आपका भुगतान आने तक भर चुका था। अब आप दूसरे बैच में हैं। देखें, या पैसे वापस लें: {link}',
      ta: '{course} இல் நீங்கள் தேர்ந்தெடுத்த தொகுதி, உங்கள் கட்டணம் வந்தபோது நிறைந்திருந்தது. இப்போது வேறு தொகுதியில் உள்ளீர்கள். பாருங்கள், அல்லது பணத்தைத் திரும்பப் பெறுங்கள்: {link}',
      mr: 'तुम्ही निवडलेली {course} ची बॅच पेमेंट आले तेव्हा भरली होती. आता तुम्ही दुसऱ्या बॅचमध्ये आहात. पाहा, किंवा पैसे परत घ्या: {link}',
    },
    sms: { en: '1107170000000000490', hi: '1107170000000000491', ta: '1107170000000000492', mr: '1107170000000090491' },
    whatsApp: 'kandil_batch_full',
    mail: {
      en: 'You are in another batch',
      hi: 'आप दूसरे बैच में हैं',
      ta: 'நீங்கள் வேறு தொகுதியில் உள்ளீர்கள்',
      mr: 'तुम्ही दुसऱ्या बॅचमध्ये आहात',
    },
    app: {
      en: ['You are in another batch', 'The batch that you chose for {course} was full when your payment came.'],
      hi: ['आप दूसरे बैच में हैं', '{course} का जो बैच आपने चुना था, वह आपका भुगतान आने तक भर चुका था।'],
      ta: ['நீங்கள் வேறு தொகுதியில் உள்ளீர்கள்', '{course} இல் நீங்கள் தேர்ந்தெடுத்த தொகுதி, உங்கள் கட்டணம் வந்தபோது நிறைந்திருந்தது.'],
      mr: ['तुम्ही दुसऱ्या बॅचमध्ये आहात', 'तुम्ही निवडलेली {course} ची बॅच पेमेंट आले तेव्हा भरली होती.'],
    },
    reason: 'It says at once that the batch is another one, and how to get the money back.',
  }),
  template('class-soon', {
    text: {
      en: 'Your Kandil class {course} starts on {time}. Join here: {link}',
      hi: 'आपकी Kandil कक्षा {course} का समय {time} है। यहाँ जुड़ें: {link}',
      ta: 'உங்கள் Kandil வகுப்பு {course} தொடங்கும் நேரம் {time}. இங்கே சேரவும்: {link}',
      mr: 'तुमचा Kandil वर्ग {course}, सुरू होण्याची वेळ {time}. इथे सामील व्हा: {link}',
    },
    sms: { en: '1107170000000000411', hi: '1107170000000000412', ta: '1107170000000000413', mr: '1107170000000090412' },
    whatsApp: 'kandil_class_soon',
    mail: {
      en: 'Your class starts soon',
      hi: 'आपकी कक्षा जल्द शुरू होगी',
      ta: 'உங்கள் வகுப்பு விரைவில் தொடங்கும்',
      mr: 'तुमचा वर्ग लवकरच सुरू होईल',
    },
    app: {
      en: ['Your class starts soon', '{course} starts on {time}.'],
      hi: ['आपकी कक्षा जल्द शुरू होगी', '{course} का समय {time} है।'],
      ta: ['உங்கள் வகுப்பு விரைவில் தொடங்கும்', '{course} தொடங்கும் நேரம் {time}.'],
      mr: ['तुमचा वर्ग लवकरच सुरू होईल', '{course}, सुरू होण्याची वेळ {time}.'],
    },
    reason: REASON,
  }),
  template('class-added', {
    text: {
      en: 'You have one more Kandil class: {course} on {time}. See your timetable: {link}',
      hi: 'आपकी एक और Kandil कक्षा है: {course}, {time}। समय-सारणी देखें: {link}',
      ta: 'உங்களுக்கு இன்னும் ஒரு Kandil வகுப்பு: {course}, {time}. கால அட்டவணை: {link}',
      mr: 'तुमचा आणखी एक Kandil वर्ग आहे: {course}, {time}. वेळापत्रक पाहा: {link}',
    },
    sms: { en: '1107170000000000440', hi: '1107170000000000441', ta: '1107170000000000442', mr: '1107170000000090441' },
    whatsApp: 'kandil_class_added',
    mail: { en: 'You have one more class', hi: 'आपकी एक और कक्षा', ta: 'இன்னும் ஒரு வகுப்பு', mr: 'तुमचा आणखी एक वर्ग आहे' },
    app: {
      en: ['You have one more class', 'One more class: {course} on {time}.'],
      hi: ['आपकी एक और कक्षा', 'एक और कक्षा: {course}, {time}।'],
      ta: ['இன்னும் ஒரு வகுப்பு', 'இன்னும் ஒரு வகுப்பு: {course}, {time}.'],
      mr: ['तुमचा आणखी एक वर्ग आहे', 'आणखी एक वर्ग: {course}, {time}.'],
    },
    reason: REASON,
  }),
  template('class-moved', {
    text: {
      en: 'Your Kandil class {course} has a new time: {time}. It was {was}. Reason: {reason}. See your timetable: {link}',
      hi: 'आपकी Kandil कक्षा {course} का नया समय {time} है। पहले {was} था। कारण: {reason}। समय-सारणी देखें: {link}',
      ta: 'உங்கள் Kandil வகுப்பு {course} இன் புதிய நேரம் {time}. முன்பு {was}. காரணம்: {reason}. கால அட்டவணை: {link}',
      mr: 'तुमच्या Kandil वर्ग {course} ची नवी वेळ {time} आहे. आधी ती {was} होती. कारण: {reason}. तुमचे वेळापत्रक पाहा: {link}',
    },
    sms: { en: '1107170000000000431', hi: '1107170000000000432', ta: '1107170000000000433', mr: '1107170000000090432' },
    whatsApp: 'kandil_class_moved_2',
    mail: {
      en: 'Your class has a new time',
      hi: 'आपकी कक्षा का नया समय',
      ta: 'உங்கள் வகுப்புக்குப் புதிய நேரம்',
      mr: 'तुमच्या वर्गाची वेळ बदलली',
    },
    app: {
      en: ['Your class has a new time', '{course} now starts on {time}. It was {was}. Reason: {reason}.'],
      hi: ['आपकी कक्षा का नया समय', '{course} अब {time} को शुरू होगी। पहले {was} था। कारण: {reason}।'],
      ta: ['உங்கள் வகுப்புக்குப் புதிய நேரம்', '{course} இப்போது {time} அன்று தொடங்கும். முன்பு {was}. காரணம்: {reason}.'],
      mr: ['तुमच्या वर्गाची वेळ बदलली', '{course} ची नवी वेळ {time}. आधी {was}. कारण: {reason}.'],
    },
    reason: REASON,
  }),
  template('class-teacher', {
    text: {
      en: '{teacher} teaches your Kandil class {course} on {time}. See your timetable: {link}',
      hi: 'आपकी Kandil कक्षा {course} के शिक्षक {teacher} होंगे, समय {time} पर। समय-सारणी देखें: {link}',
      ta: '{time} அன்று உங்கள் Kandil வகுப்பு {course} ஐ {teacher} நடத்துவார். கால அட்டவணை: {link}',
      mr: '{time} चा तुमचा Kandil वर्ग {course} आता {teacher} घेतील. तुमचे वेळापत्रक इथे पाहा: {link}',
    },
    sms: { en: '1107170000000000443', hi: '1107170000000000444', ta: '1107170000000000445', mr: '1107170000000090444' },
    whatsApp: 'kandil_class_teacher',
    mail: {
      en: 'Another teacher for your class',
      hi: 'कक्षा के लिए दूसरे शिक्षक',
      ta: 'வகுப்புக்கு வேறு ஆசிரியர்',
      mr: 'तुमच्या वर्गासाठी दुसरे शिक्षक',
    },
    app: {
      en: ['Another teacher for your class', '{teacher} teaches {course} on {time}.'],
      hi: ['कक्षा के लिए दूसरे शिक्षक', '{time} की {course} कक्षा के शिक्षक {teacher} होंगे।'],
      ta: ['வகுப்புக்கு வேறு ஆசிரியர்', '{time} அன்று {course} வகுப்பை {teacher} நடத்துவார்.'],
      mr: ['तुमच्या वर्गासाठी दुसरे शिक्षक', '{time} चा {course} वर्ग {teacher} घेतील.'],
    },
    reason: REASON,
  }),
  template('class-cancelled', {
    text: {
      en: 'Your Kandil class {course} on {time} is cancelled. Reason: {reason}. See your timetable: {link}',
      hi: '{time} की आपकी Kandil कक्षा {course} रद्द है। कारण: {reason}। समय-सारणी देखें: {link}',
      ta: '{time} அன்று உங்கள் Kandil வகுப்பு {course} ரத்து. காரணம்: {reason}. கால அட்டவணை: {link}',
      mr: '{time} चा तुमचा Kandil वर्ग {course} रद्द झाला आहे. कारण: {reason}. वेळापत्रक पाहा: {link}',
    },
    sms: { en: '1107170000000000434', hi: '1107170000000000435', ta: '1107170000000000436', mr: '1107170000000090435' },
    whatsApp: 'kandil_class_cancelled',
    mail: { en: 'Your class is cancelled', hi: 'आपकी कक्षा रद्द है', ta: 'உங்கள் வகுப்பு ரத்து', mr: 'तुमचा वर्ग रद्द झाला आहे' },
    app: {
      en: ['Your class is cancelled', '{course} on {time} is cancelled. Reason: {reason}.'],
      hi: ['आपकी कक्षा रद्द है', '{time} की {course} कक्षा रद्द है। कारण: {reason}।'],
      ta: ['உங்கள் வகுப்பு ரத்து', '{time} அன்று {course} வகுப்பு ரத்து. காரணம்: {reason}.'],
      mr: ['तुमचा वर्ग रद्द झाला आहे', '{time} चा {course} वर्ग रद्द झाला आहे. कारण: {reason}.'],
    },
    reason: REASON,
  }),
  template('class-restored', {
    text: {
      en: 'Your Kandil class {course} on {time} takes place after all. See your timetable: {link}',
      hi: '{time} की आपकी Kandil कक्षा {course} अब होगी। समय-सारणी देखें: {link}',
      ta: '{time} அன்று உங்கள் Kandil வகுப்பு {course} நடைபெறும். கால அட்டவணை: {link}',
      mr: '{time} चा तुमचा Kandil वर्ग {course} होणार आहे. वेळापत्रक पाहा: {link}',
    },
    sms: { en: '1107170000000000437', hi: '1107170000000000438', ta: '1107170000000000439', mr: '1107170000000090438' },
    whatsApp: 'kandil_class_restored',
    mail: { en: 'Your class takes place', hi: 'आपकी कक्षा होगी', ta: 'உங்கள் வகுப்பு நடைபெறும்', mr: 'तुमचा वर्ग होणार आहे' },
    app: {
      en: ['Your class takes place', '{course} on {time} takes place after all.'],
      hi: ['आपकी कक्षा होगी', '{time} की {course} कक्षा अब होगी।'],
      ta: ['உங்கள் வகுப்பு நடைபெறும்', '{time} அன்று {course} வகுப்பு நடைபெறும்.'],
      mr: ['तुमचा वर्ग होणार आहे', '{time} चा {course} वर्ग होणार आहे.'],
    },
    reason: REASON,
  }),
  template('timetable-changed', {
    text: {
      en: 'Several of your Kandil classes have new times, from {time} on. See your timetable: {link}',
      hi: '{time} से आपकी कई Kandil कक्षाओं का समय बदला है। समय-सारणी देखें: {link}',
      ta: '{time} முதல் உங்கள் பல Kandil வகுப்புகளின் நேரம் மாறியது. கால அட்டவணை: {link}',
      mr: '{time} पासून तुमच्या अनेक Kandil वर्गांच्या वेळा बदलल्या आहेत. वेळापत्रक पाहा: {link}',
    },
    sms: { en: '1107170000000000446', hi: '1107170000000000447', ta: '1107170000000000448', mr: '1107170000000090447' },
    whatsApp: 'kandil_timetable_changed',
    mail: {
      en: 'Your timetable has changed',
      hi: 'आपकी समय-सारणी बदली है',
      ta: 'உங்கள் கால அட்டவணை மாறியது',
      mr: 'तुमचे वेळापत्रक बदलले आहे',
    },
    app: {
      en: ['Your timetable has changed', 'Several classes have new times, from {time} on.'],
      hi: ['आपकी समय-सारणी बदली है', '{time} से कई कक्षाओं का समय बदला है।'],
      ta: ['உங்கள் கால அட்டவணை மாறியது', '{time} முதல் பல வகுப்புகளின் நேரம் மாறியது.'],
      mr: ['तुमचे वेळापत्रक बदलले आहे', '{time} पासून अनेक वर्गांच्या वेळा बदलल्या आहेत.'],
    },
    reason: REASON,
  }),
]
