import { template } from '#server/modules/messages/index.ts'

const REASON = 'It names the class and its time, so that a family knows it at once.'

export const noticesMessages = [
  template('more-notices', {
    text: {
      en: 'You have {count} more messages from Kandil. Read them here: {link}',
      hi: 'Kandil से आपके {count} और संदेश हैं। यहाँ पढ़ें: {link}',
      ta: 'Kandil இலிருந்து மேலும் {count} செய்திகள் உள்ளன. இங்கே படிக்கவும்: {link}',
    },
    sms: { en: '1107170000000000401', hi: '1107170000000000402', ta: '1107170000000000403' },
    whatsApp: 'kandil_more_notices',
    mail: { en: 'More messages from Kandil', hi: 'Kandil से और संदेश', ta: 'Kandil இலிருந்து மேலும் செய்திகள்' },
  }),
  template('class-soon', {
    text: {
      en: 'Your Kandil class {course} starts on {time}. Join here: {link}',
      hi: 'आपकी Kandil कक्षा {course} का समय {time} है। यहाँ जुड़ें: {link}',
      ta: 'உங்கள் Kandil வகுப்பு {course} தொடங்கும் நேரம் {time}. இங்கே சேரவும்: {link}',
    },
    sms: { en: '1107170000000000411', hi: '1107170000000000412', ta: '1107170000000000413' },
    whatsApp: 'kandil_class_soon',
    mail: { en: 'Your class starts soon', hi: 'आपकी कक्षा जल्द शुरू होगी', ta: 'உங்கள் வகுப்பு விரைவில் தொடங்கும்' },
    app: {
      en: ['Your class starts soon', '{course} starts on {time}.'],
      hi: ['आपकी कक्षा जल्द शुरू होगी', '{course} का समय {time} है।'],
      ta: ['உங்கள் வகுப்பு விரைவில் தொடங்கும்', '{course} தொடங்கும் நேரம் {time}.'],
    },
    reason: REASON,
  }),
  template('class-moved', {
    text: {
      en: 'Your Kandil class {course} has a new time: {time}. See your timetable: {link}',
      hi: 'आपकी Kandil कक्षा {course} का नया समय {time} है। समय-सारणी देखें: {link}',
      ta: 'உங்கள் Kandil வகுப்பு {course} இன் புதிய நேரம் {time}. கால அட்டவணை: {link}',
    },
    sms: { en: '1107170000000000421', hi: '1107170000000000422', ta: '1107170000000000423' },
    whatsApp: 'kandil_class_moved',
    mail: { en: 'Your class has a new time', hi: 'आपकी कक्षा का नया समय', ta: 'உங்கள் வகுப்புக்குப் புதிய நேரம்' },
    app: {
      en: ['Your class has a new time', '{course} now starts on {time}.'],
      hi: ['आपकी कक्षा का नया समय', '{course} अब {time} को शुरू होगी।'],
      ta: ['உங்கள் வகுப்புக்குப் புதிய நேரம்', '{course} இப்போது {time} அன்று தொடங்கும்.'],
    },
    reason: REASON,
  }),
]
