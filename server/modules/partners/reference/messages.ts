import { template } from '#server/modules/messages/index.ts'

export const partnersMessages = [
  template('partner-tagged', {
    text: {
      en: 'You came to Kandil through {partner}. It reads nothing about your family unless you agree. See this, or end it: {link}',
      hi: 'आप {partner} के ज़रिए Kandil पर आए। आपकी सहमति के बिना वह आपके परिवार के बारे में कुछ नहीं देखता। देखें या बंद करें: {link}',
      ta: 'நீங்கள் {partner} மூலம் Kandil-க்கு வந்தீர்கள். உங்கள் ஒப்புதல் இல்லாமல் உங்கள் குடும்பத்தைப் பற்றி எதையும் அது பார்க்காது. பார்க்க, நிறுத்த: {link}',
      mr: 'तुम्ही {partner} मार्फत Kandil वर आलात. तुमच्या संमतीशिवाय त्यांना तुमच्या कुटुंबाबद्दल काहीही दिसत नाही. पाहा किंवा बंद करा: {link}',
    },
    mail: {
      en: 'You came to Kandil through {partner}',
      hi: 'आप {partner} के ज़रिए Kandil पर आए',
      ta: '{partner} மூலம் Kandil-க்கு வந்தீர்கள்',
      mr: 'तुम्ही {partner} मार्फत Kandil वर आलात',
    },
    app: {
      en: ['You came through {partner}', 'It reads nothing about your family unless you agree. You can end the link.'],
      hi: ['आप {partner} के ज़रिए आए', 'आपकी सहमति के बिना वह कुछ नहीं देखता। आप यह संबंध बंद कर सकते हैं।'],
      ta: ['{partner} மூலம் வந்தீர்கள்', 'உங்கள் ஒப்புதல் இல்லாமல் அது எதையும் பார்க்காது. இந்தத் தொடர்பை நீங்கள் நிறுத்தலாம்.'],
      mr: ['तुम्ही {partner} मार्फत आलात', 'तुमच्या संमतीशिवाय त्यांना काहीही दिसत नाही. तुम्ही हा संबंध बंद करू शकता.'],
    },
    longest: { partner: 100 },
  }),
]
