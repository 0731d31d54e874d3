import { template } from '#server/modules/messages/index.ts'

// One text for webinars, master classes and talks: the title says which it is.
const REASON = 'It names the event and its time, so that a family knows it at once.'

export const webinarMessages = [
  template('webinar-soon', {
    text: {
      en: 'Your Kandil event {title} starts on {time}. Join here: {link}',
      hi: 'आपका Kandil कार्यक्रम {title} शुरू होने का समय {time} है। यहाँ जुड़ें: {link}',
      ta: 'உங்கள் Kandil நிகழ்ச்சி {title} தொடங்கும் நேரம் {time}. இங்கே சேரவும்: {link}',
    },
    sms: { en: '1107170000000000701', hi: '1107170000000000702', ta: '1107170000000000703' },
    whatsApp: 'kandil_webinar_soon',
    mail: { en: 'Your event starts soon', hi: 'आपका कार्यक्रम जल्द शुरू होगा', ta: 'உங்கள் நிகழ்ச்சி விரைவில் தொடங்கும்' },
    app: {
      en: ['Your event starts soon', '{title} starts on {time}.'],
      hi: ['आपका कार्यक्रम जल्द शुरू होगा', '{title} का समय {time} है।'],
      ta: ['உங்கள் நிகழ்ச்சி விரைவில் தொடங்கும்', '{title} தொடங்கும் நேரம் {time}.'],
    },
    reason: REASON,
  }),
  // A push message and the notification centre: an SMS at this moment would come too late.
  template('webinar-starts', {
    text: {},
    app: {
      en: ['Your event begins now', '{title} begins now. Join it here.'],
      hi: ['आपका कार्यक्रम अब शुरू हो रहा है', '{title} अब शुरू हो रहा है। यहाँ जुड़ें।'],
      ta: ['உங்கள் நிகழ்ச்சி இப்போது தொடங்குகிறது', '{title} இப்போது தொடங்குகிறது. இங்கே சேரவும்.'],
    },
  }),
  template('webinar-moved', {
    text: {
      en: 'Your Kandil event {title} is now on {time}. Reason: {reason}. See it here: {link}',
      hi: 'आपका Kandil कार्यक्रम {title} अब {time} पर है। कारण: {reason}। यहाँ देखें: {link}',
      ta: 'உங்கள் Kandil நிகழ்ச்சி {title} இப்போது {time} அன்று நடக்கும். காரணம்: {reason}. இங்கே பாருங்கள்: {link}',
    },
    sms: { en: '1107170000000000707', hi: '1107170000000000708', ta: '1107170000000000709' },
    whatsApp: 'kandil_webinar_moved',
    mail: { en: 'Your event has moved', hi: 'आपके कार्यक्रम का समय बदला है', ta: 'உங்கள் நிகழ்ச்சியின் நேரம் மாறியுள்ளது' },
    app: {
      en: ['Your event has moved', '{title} is now on {time}. Reason: {reason}.'],
      hi: ['आपके कार्यक्रम का समय बदला है', '{title} अब {time} पर है। कारण: {reason}।'],
      ta: ['உங்கள் நிகழ்ச்சியின் நேரம் மாறியுள்ளது', '{title} இப்போது {time} அன்று நடக்கும். காரணம்: {reason}.'],
    },
    reason: 'It says the new time, and why it has moved.',
  }),
  template('webinar-cancelled', {
    text: {
      en: 'Your Kandil event {title} of {time} is cancelled. Reason: {reason}. See other events: {link}',
      hi: '{time} का आपका Kandil कार्यक्रम {title} रद्द है। कारण: {reason}। दूसरे कार्यक्रम देखें: {link}',
      ta: '{time} இன் உங்கள் Kandil நிகழ்ச்சி {title} ரத்து. காரணம்: {reason}. மற்ற நிகழ்ச்சிகள்: {link}',
    },
    sms: { en: '1107170000000000710', hi: '1107170000000000711', ta: '1107170000000000712' },
    whatsApp: 'kandil_webinar_cancelled',
    mail: { en: 'Your event is cancelled', hi: 'आपका कार्यक्रम रद्द है', ta: 'உங்கள் நிகழ்ச்சி ரத்து செய்யப்பட்டது' },
    app: {
      en: ['Your event is cancelled', '{title} of {time} is cancelled. Reason: {reason}.'],
      hi: ['आपका कार्यक्रम रद्द है', '{time} का {title} रद्द है। कारण: {reason}।'],
      ta: ['உங்கள் நிகழ்ச்சி ரத்து செய்யப்பட்டது', '{time} இன் {title} ரத்து. காரணம்: {reason}.'],
    },
    reason: 'It says which event is cancelled, and why.',
  }),
  template('webinar-recording', {
    text: {
      en: 'You can watch the recording of the Kandil event {title} now: {link}',
      hi: 'Kandil कार्यक्रम {title} की रिकॉर्डिंग अब देख सकते हैं: {link}',
      ta: 'Kandil நிகழ்ச்சி {title} பதிவை இப்போது பார்க்கலாம்: {link}',
    },
    sms: { en: '1107170000000000713', hi: '1107170000000000714', ta: '1107170000000000715' },
    whatsApp: 'kandil_webinar_recording',
    mail: { en: 'The recording is ready', hi: 'रिकॉर्डिंग तैयार है', ta: 'பதிவு தயார்' },
    app: {
      en: ['The recording is ready', 'You can watch {title} now.'],
      hi: ['रिकॉर्डिंग तैयार है', '{title} अब देख सकते हैं।'],
      ta: ['பதிவு தயார்', '{title} ஐ இப்போது பார்க்கலாம்.'],
    },
    reason: 'It says which recording is ready, and leads there.',
  }),
  template('webinar-place', {
    text: {
      en: 'A place is free in the Kandil event {title}. It is yours until {until}. Take it here: {link}',
      hi: 'Kandil कार्यक्रम {title} में एक जगह ख़ाली है। {until} तक वह आपकी है। यहाँ लें: {link}',
      ta: 'Kandil நிகழ்ச்சி {title} இல் ஓர் இடம் உள்ளது. {until} வரை அது உங்களுடையது. இங்கே பெறுங்கள்: {link}',
    },
    sms: { en: '1107170000000000716', hi: '1107170000000000717', ta: '1107170000000000718' },
    whatsApp: 'kandil_webinar_place',
    mail: { en: 'A place is free for you', hi: 'आपके लिए एक जगह ख़ाली है', ta: 'உங்களுக்கு ஓர் இடம் உள்ளது' },
    app: {
      en: ['A place is free for you', 'In {title}. It is yours until {until}.'],
      hi: ['आपके लिए एक जगह ख़ाली है', '{title} में। {until} तक वह आपकी है।'],
      ta: ['உங்களுக்கு ஓர் இடம் உள்ளது', '{title} இல். {until} வரை அது உங்களுடையது.'],
    },
    reason: 'The place is held for a short time only, so the family hears of it at once.',
  }),
] // prettier-ignore
