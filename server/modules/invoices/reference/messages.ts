import { template } from '#server/modules/messages/index.ts'

const REASON = 'It names what was bought and where each part of the money goes, so that a family can look for it there.'

export const invoicesMessages = [
  template('returned', {
    text: {
      en: 'Your refund of {amount} for {course} is on its way to where you paid from. Details: {link}',
      hi: '{course} के {amount} उसी खाते में लौट रहे हैं जिससे आपने दिए थे। जानकारी: {link}',
      ta: '{course} பாடநெறிக்கான {amount} நீங்கள் செலுத்திய இடத்துக்கே திரும்பி வருகிறது. விவரம்: {link}',
      mr: '{course} चा {amount} परतावा, जिथून पैसे भरले तिथे जात आहे. तपशील: {link}',
    },
    sms: { en: '1107170000000000031', hi: '1107170000000000032', ta: '1107170000000000033', mr: '1107170000000090032' },
    whatsApp: 'kandil_returned',
    mail: {
      en: [
        'Your refund is on its way',
        'Your refund of {amount} for {course} is on its way to where you paid from.\nDetails: {link}',
      ],
      hi: ['आपका रिफ़ंड रास्ते में है', '{course} के {amount} उसी खाते में लौट रहे हैं जिससे आपने दिए थे।\nजानकारी: {link}'],
      ta: [
        'உங்கள் பணம் திரும்பி வருகிறது',
        '{course} பாடநெறிக்கான {amount} நீங்கள் செலுத்திய இடத்துக்கே திரும்பி வருகிறது.\nவிவரம்: {link}',
      ],
      mr: ['तुमचा परतावा येत आहे', '{course} चा {amount} परतावा, जिथून पैसे भरले तिथे जात आहे.\nतपशील: {link}'],
    },
    app: {
      en: ['Your refund is on its way', 'Your refund of {amount} for {course} is on its way to where you paid from.'],
      hi: ['आपका रिफ़ंड रास्ते में है', '{course} के {amount} उसी खाते में लौट रहे हैं जिससे आपने दिए थे।'],
      ta: ['உங்கள் பணம் திரும்பி வருகிறது', '{course} பாடநெறிக்கான {amount} நீங்கள் செலுத்திய இடத்துக்கே திரும்பி வருகிறது.'],
      mr: ['तुमचा परतावा येत आहे', '{course} चा {amount} परतावा, जिथून पैसे भरले तिथे जात आहे.'],
    },
    reason: 'It names what was bought, for whom and for how much, so that a family knows it at once.',
  }),
  template('returned-wallet', {
    text: {
      en: '{amount} for {course} is back in your Kandil wallet. Details: {link}',
      hi: '{course} के {amount} आपके Kandil वॉलेट में लौट आए हैं। जानकारी: {link}',
      ta: '{course} பாடநெறிக்கான {amount} உங்கள் Kandil வாலட்டுக்குத் திரும்பியது. விவரம்: {link}',
      mr: '{course} चे {amount} तुमच्या Kandil वॉलेटमध्ये परत आले. तपशील: {link}',
    },
    sms: { en: '1107170000000000361', hi: '1107170000000000362', ta: '1107170000000000363', mr: '1107170000000090362' },
    whatsApp: 'kandil_returned_wallet',
    mail: {
      en: ['Your refund is in your wallet', '{amount} for {course} is back in your Kandil wallet.\nDetails: {link}'],
      hi: ['आपका रिफ़ंड वॉलेट में है', '{course} के {amount} आपके Kandil वॉलेट में लौट आए हैं।\nजानकारी: {link}'],
      ta: ['உங்கள் பணம் வாலட்டில் உள்ளது', '{course} பாடநெறிக்கான {amount} உங்கள் Kandil வாலட்டுக்குத் திரும்பியது.\nவிவரம்: {link}'],
      mr: ['तुमचा परतावा वॉलेटमध्ये आला', '{course} चे {amount} तुमच्या Kandil वॉलेटमध्ये परत आले.\nतपशील: {link}'],
    },
    app: {
      en: ['Your refund is in your wallet', '{amount} for {course} is back in your Kandil wallet.'],
      hi: ['आपका रिफ़ंड वॉलेट में है', '{course} के {amount} आपके Kandil वॉलेट में लौट आए हैं।'],
      ta: ['உங்கள் பணம் வாலட்டில் உள்ளது', '{course} பாடநெறிக்கான {amount} உங்கள் Kandil வாலட்டுக்குத் திரும்பியது.'],
      mr: ['तुमचा परतावा वॉलेटमध्ये आला', '{course} चे {amount} तुमच्या Kandil वॉलेटमध्ये परत आले.'],
    },
    reason: REASON,
  }),
  template('returned-both', {
    text: {
      en: 'Your refund of {amount} for {course}: {toBank} goes to where you paid from, and {toWallet} is in your Kandil wallet. Details: {link}',
      hi: '{course} के {amount} लौट रहे हैं: {toBank} उसी खाते में जिससे आपने दिए थे, और {toWallet} आपके Kandil वॉलेट में। जानकारी: {link}',
      ta: '{course} பாடநெறிக்கான {amount} திரும்புகிறது: {toBank} நீங்கள் செலுத்திய இடத்துக்கு, {toWallet} உங்கள் Kandil வாலட்டில். விவரம்: {link}',
      mr: '{course} चा {amount} परतावा: {toBank} जिथून भरले तिथे जातात, आणि {toWallet} तुमच्या Kandil वॉलेटमध्ये आले. तपशील: {link}',
    },
    sms: { en: '1107170000000000371', hi: '1107170000000000372', ta: '1107170000000000373', mr: '1107170000000090372' },
    whatsApp: 'kandil_returned_both',
    mail: {
      en: [
        'Your refund is on its way',
        'Your refund of {amount} for {course}: {toBank} goes to where you paid from, and {toWallet} is in your Kandil wallet.\nDetails: {link}',
      ],
      hi: [
        'आपका रिफ़ंड रास्ते में है',
        '{course} के {amount} लौट रहे हैं: {toBank} उसी खाते में जिससे आपने दिए थे, और {toWallet} आपके Kandil वॉलेट में।\nजानकारी: {link}',
      ],
      ta: [
        'உங்கள் பணம் திரும்பி வருகிறது',
        '{course} பாடநெறிக்கான {amount} திரும்புகிறது: {toBank} நீங்கள் செலுத்திய இடத்துக்கு, {toWallet} உங்கள் Kandil வாலட்டில்.\nவிவரம்: {link}',
      ],
      mr: [
        'तुमचा परतावा येत आहे',
        '{course} चा {amount} परतावा: {toBank} जिथून भरले तिथे जातात, आणि {toWallet} तुमच्या Kandil वॉलेटमध्ये आले.\nतपशील: {link}',
      ],
    },
    app: {
      en: [
        'Your refund is on its way',
        'Your refund of {amount} for {course}: {toBank} goes to where you paid from, and {toWallet} is in your Kandil wallet.',
      ],
      hi: [
        'आपका रिफ़ंड रास्ते में है',
        '{course} के {amount} लौट रहे हैं: {toBank} उसी खाते में जिससे आपने दिए थे, और {toWallet} आपके Kandil वॉलेट में।',
      ],
      ta: [
        'உங்கள் பணம் திரும்பி வருகிறது',
        '{course} பாடநெறிக்கான {amount} திரும்புகிறது: {toBank} நீங்கள் செலுத்திய இடத்துக்கு, {toWallet} உங்கள் Kandil வாலட்டில்.',
      ],
      mr: [
        'तुमचा परतावा येत आहे',
        '{course} चा {amount} परतावा: {toBank} जिथून भरले तिथे जातात, आणि {toWallet} तुमच्या Kandil वॉलेटमध्ये आले.',
      ],
    },
    reason: REASON,
  }),
]
