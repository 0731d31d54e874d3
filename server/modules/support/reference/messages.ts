import { template } from '#server/modules/messages/index.ts'

export const supportMessages = [
  template('household-merged', {
    text: {
      en: 'Your two Kandil accounts are now one, with all courses, receipts and your wallet. Log in with either number. Not you? Call {tollFree}.',
      hi: 'आपके दोनों Kandil खाते अब एक हैं: सारे कोर्स, रसीदें और वॉलेट एक ही जगह। किसी भी नंबर से लॉग इन करें। आपने नहीं कहा? {tollFree} पर फ़ोन करें।',
      ta: 'உங்கள் இரண்டு Kandil கணக்குகளும் இப்போது ஒன்று: எல்லாப் பாடங்களும் ரசீதுகளும் வாலட்டும் ஒரே இடத்தில். எந்த எண்ணாலும் உள்நுழையலாம். நீங்கள் கேட்கவில்லையா? {tollFree} அழையுங்கள்.',
      mr: 'तुमची दोन Kandil खाती आता एक झाली: सर्व अभ्यासक्रम, पावत्या आणि वॉलेट एकत्र. कोणत्याही नंबरने लॉग इन करा. तुम्ही सांगितले नाही? {tollFree} वर फोन करा.',
    },
    sms: { en: '1107170000000000231', hi: '1107170000000000232', ta: '1107170000000000233', mr: '1107170000000090232' },
    whatsApp: 'kandil_household_merged',
    mail: {
      en: 'Your accounts are now one',
      hi: 'आपके खाते अब एक हैं',
      ta: 'உங்கள் கணக்குகள் இப்போது ஒன்று',
      mr: 'तुमची खाती आता एक झाली',
    },
    app: {
      en: [
        'Your accounts are now one',
        'Your two Kandil accounts are now one, with all courses, receipts and your wallet. Log in with either number. Not you? Call {tollFree}.',
      ],
      hi: [
        'आपके खाते अब एक हैं',
        'आपके दोनों Kandil खाते अब एक हैं: सारे कोर्स, रसीदें और वॉलेट एक ही जगह। किसी भी नंबर से लॉग इन करें। आपने नहीं कहा? {tollFree} पर फ़ोन करें।',
      ],
      ta: [
        'உங்கள் கணக்குகள் இப்போது ஒன்று',
        'உங்கள் இரண்டு Kandil கணக்குகளும் இப்போது ஒன்று: எல்லாப் பாடங்களும் ரசீதுகளும் வாலட்டும் ஒரே இடத்தில். எந்த எண்ணாலும் உள்நுழையலாம். நீங்கள் கேட்கவில்லையா? {tollFree} அழையுங்கள்.',
      ],
      mr: [
        'तुमची खाती आता एक झाली',
        'तुमची दोन Kandil खाती आता एक झाली: सर्व अभ्यासक्रम, पावत्या आणि वॉलेट एकत्र. कोणत्याही नंबरने लॉग इन करा. तुम्ही सांगितले नाही? {tollFree} वर फोन करा.',
      ],
    },
  }),
  template('support-looked', {
    text: {
      en: 'Kandil support ({name}) can see your account for {minutes} minutes to help you, and cannot change anything. See why, or end it: {link}',
      hi: 'Kandil सपोर्ट ({name}) आपकी मदद के लिए {minutes} मिनट आपका खाता देख रहा है। कुछ बदला नहीं जा सकता। कारण देखें या बंद करें: {link}',
      ta: 'Kandil உதவிக் குழு ({name}) உங்களுக்கு உதவ {minutes} நிமிடம் உங்கள் கணக்கைப் பார்க்கிறது. எதையும் மாற்ற முடியாது. காரணம் பார்க்க, நிறுத்த: {link}',
      mr: 'Kandil सहाय्य टीम ({name}) तुम्हाला मदत करण्यासाठी {minutes} मिनिटे तुमचे खाते पाहू शकते, काहीही बदलू शकत नाही. कारण पाहा, किंवा बंद करा: {link}',
    },
    sms: { en: '1107170000000000241', hi: '1107170000000000242', ta: '1107170000000000243', mr: '1107170000000090242' },
    whatsApp: 'kandil_support_looked',
    mail: {
      en: [
        'Support can see your account',
        'Kandil support ({name}) can see your account for {minutes} minutes to help you, and cannot change anything.\nSee why, or end it: {link}',
      ],
      hi: [
        'सपोर्ट आपका खाता देख सकता है',
        'Kandil सपोर्ट ({name}) आपकी मदद के लिए {minutes} मिनट आपका खाता देख रहा है। कुछ बदला नहीं जा सकता।\nकारण देखें या बंद करें: {link}',
      ],
      ta: [
        'உதவிக் குழு உங்கள் கணக்கைப் பார்க்க முடியும்',
        'Kandil உதவிக் குழு ({name}) உங்களுக்கு உதவ {minutes} நிமிடம் உங்கள் கணக்கைப் பார்க்கிறது. எதையும் மாற்ற முடியாது.\nகாரணம் பார்க்க, நிறுத்த: {link}',
      ],
      mr: [
        'सहाय्य टीम तुमचे खाते पाहू शकते',
        'Kandil सहाय्य टीम ({name}) तुम्हाला मदत करण्यासाठी {minutes} मिनिटे तुमचे खाते पाहू शकते, काहीही बदलू शकत नाही.\nकारण पाहा, किंवा बंद करा: {link}',
      ],
    },
    app: {
      en: [
        'Support can see your account',
        'Kandil support ({name}) can see your account for {minutes} minutes to help you, and cannot change anything.',
      ],
      hi: [
        'सपोर्ट आपका खाता देख सकता है',
        'Kandil सपोर्ट ({name}) आपकी मदद के लिए {minutes} मिनट आपका खाता देख रहा है। कुछ बदला नहीं जा सकता।',
      ],
      ta: [
        'உதவிக் குழு உங்கள் கணக்கைப் பார்க்க முடியும்',
        'Kandil உதவிக் குழு ({name}) உங்களுக்கு உதவ {minutes} நிமிடம் உங்கள் கணக்கைப் பார்க்கிறது. எதையும் மாற்ற முடியாது.',
      ],
      mr: [
        'सहाय्य टीम तुमचे खाते पाहू शकते',
        'Kandil सहाय्य टीम ({name}) तुम्हाला मदत करण्यासाठी {minutes} मिनिटे तुमचे खाते पाहू शकते, काहीही बदलू शकत नाही.',
      ],
    },
    reason: 'It tells the family who looks, for how long, and where to end it.',
  }),
]
