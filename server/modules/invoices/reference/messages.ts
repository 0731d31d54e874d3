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
  template('invoice-corrected', {
    text: {
      en: 'Your invoice for {course} named the wrong state. Invoice {invoice} and credit note {creditNote} correct it. You pay nothing: {link}',
      hi: '{course} के इनवॉइस पर राज्य ग़लत था। इनवॉइस {invoice} और क्रेडिट नोट {creditNote} से यह ठीक हुआ। आपको कुछ नहीं देना है: {link}',
      ta: '{course} இன்வாய்ஸில் மாநிலம் தவறு. இன்வாய்ஸ் {invoice}, கிரெடிட் நோட் {creditNote} அதைத் திருத்தும். பணம் மாறாது: {link}',
      mr: '{course} च्या इनव्हॉइसवर राज्य चुकीचे होते. इनव्हॉइस {invoice} आणि क्रेडिट नोट {creditNote} ने ते दुरुस्त झाले. तुम्हाला काही भरायचे नाही: {link}',
    },
    sms: { en: '1107170000000129311', hi: '1107170000000129312', ta: '1107170000000129313', mr: '1107170000000129314' },
    whatsApp: 'kandil_invoice_corrected',
    mail: {
      en: [
        'Your invoice is corrected',
        'Your invoice for {course} named the wrong state.\nCredit note {creditNote} takes back invoice {replaced}, and invoice {invoice} takes its place. You pay nothing and get nothing back.\nBoth papers: {link}',
      ],
      hi: [
        'आपका इनवॉइस ठीक किया गया है',
        '{course} के इनवॉइस पर राज्य ग़लत था।\nक्रेडिट नोट {creditNote} से इनवॉइस {replaced} रद्द हुआ है, और उसकी जगह इनवॉइस {invoice} है। आपको न कुछ देना है, न कुछ वापस मिलेगा।\nदोनों काग़ज़: {link}',
      ],
      ta: [
        'உங்கள் இன்வாய்ஸ் திருத்தப்பட்டது',
        '{course} இன்வாய்ஸில் மாநிலம் தவறாக இருந்தது.\nகிரெடிட் நோட் {creditNote} இன்வாய்ஸ் {replaced}-ஐ ரத்து செய்கிறது; அதன் இடத்தில் இன்வாய்ஸ் {invoice} உள்ளது. நீங்கள் எதுவும் செலுத்த வேண்டாம், எதுவும் திரும்ப வராது.\nஇரண்டு ஆவணங்களும்: {link}',
      ],
      mr: [
        'तुमचा इनव्हॉइस दुरुस्त केला आहे',
        '{course} च्या इनव्हॉइसवर राज्य चुकीचे होते.\nक्रेडिट नोट {creditNote} ने इनव्हॉइस {replaced} रद्द केला आहे, आणि त्याच्या जागी इनव्हॉइस {invoice} आहे. तुम्हाला काही भरायचे नाही आणि काही परत मिळणार नाही.\nदोन्ही कागद: {link}',
      ],
    },
    app: {
      en: [
        'Your invoice is corrected',
        'Your invoice for {course} named the wrong state. Invoice {invoice} takes the place of {replaced}. No money moves.',
      ],
      hi: [
        'आपका इनवॉइस ठीक किया गया है',
        '{course} के इनवॉइस पर राज्य ग़लत था। {replaced} की जगह अब इनवॉइस {invoice} है। पैसों में कुछ नहीं बदलता।',
      ],
      ta: [
        'உங்கள் இன்வாய்ஸ் திருத்தப்பட்டது',
        '{course} இன்வாய்ஸில் மாநிலம் தவறாக இருந்தது. {replaced}-க்குப் பதிலாக இன்வாய்ஸ் {invoice}. பணத்தில் மாற்றம் இல்லை.',
      ],
      mr: [
        'तुमचा इनव्हॉइस दुरुस्त केला आहे',
        '{course} च्या इनव्हॉइसवर राज्य चुकीचे होते. {replaced} च्या जागी आता इनव्हॉइस {invoice} आहे. पैशांत काही बदल नाही.',
      ],
    },
    reason: 'It names both papers by their numbers, so that a family and its accountant find them.',
  }),
]
