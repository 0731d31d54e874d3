import { template } from '#server/modules/messages/index.ts'

export const privacyMessages = [
  template('account-deletion', {
    text: {
      en: 'Your Kandil account will be deleted on {day}. To keep it, log in before then. Not you? Call {tollFree} now.',
      hi: 'आपका Kandil खाता {day} को मिट जाएगा। रखना हो तो उससे पहले लॉग इन करें। आपने नहीं कहा? अभी {tollFree} पर फ़ोन करें।',
      ta: 'உங்கள் Kandil கணக்கு {day} அன்று அழிக்கப்படும். வைத்திருக்க அதற்கு முன் உள்நுழையுங்கள். நீங்கள் கேட்கவில்லையா? உடனே {tollFree} அழையுங்கள்.',
      mr: 'तुमचे Kandil खाते {day} रोजी हटवले जाईल. ते ठेवण्यासाठी त्याआधी लॉग इन करा. तुम्ही सांगितले नाही? लगेच {tollFree} वर फोन करा.',
    },
    sms: { en: '1107170000000000221', hi: '1107170000000000222', ta: '1107170000000000223', mr: '1107170000000090222' },
    whatsApp: 'kandil_account_deletion',
    mail: {
      en: 'Your account will be deleted',
      hi: 'आपका खाता मिटा दिया जाएगा',
      ta: 'உங்கள் கணக்கு அழிக்கப்படும்',
      mr: 'तुमचे खाते हटवले जाईल',
    },
    app: {
      en: [
        'Your account will be deleted',
        'Your Kandil account will be deleted on {day}. To keep it, log in before then. Not you? Call {tollFree} now.',
      ],
      hi: [
        'आपका खाता मिटा दिया जाएगा',
        'आपका Kandil खाता {day} को मिट जाएगा। रखना हो तो उससे पहले लॉग इन करें। आपने नहीं कहा? अभी {tollFree} पर फ़ोन करें।',
      ],
      ta: [
        'உங்கள் கணக்கு அழிக்கப்படும்',
        'உங்கள் Kandil கணக்கு {day} அன்று அழிக்கப்படும். வைத்திருக்க அதற்கு முன் உள்நுழையுங்கள். நீங்கள் கேட்கவில்லையா? உடனே {tollFree} அழையுங்கள்.',
      ],
      mr: [
        'तुमचे खाते हटवले जाईल',
        'तुमचे Kandil खाते {day} रोजी हटवले जाईल. ते ठेवण्यासाठी त्याआधी लॉग इन करा. तुम्ही सांगितले नाही? लगेच {tollFree} वर फोन करा.',
      ],
    },
  }),
  template('data-request-answered', {
    text: {
      en: 'Kandil has answered your request about your family’s data. Read the answer here: {link}',
      hi: 'Kandil ने आपके परिवार के डेटा के बारे में आपके अनुरोध का उत्तर दिया है। यहाँ पढ़ें: {link}',
      ta: 'உங்கள் குடும்பத்தின் தரவு பற்றிய கோரிக்கைக்கு Kandil பதில் அளித்தது. இங்கே படிக்க: {link}',
      mr: 'तुमच्या कुटुंबाच्या डेटाबद्दलच्या विनंतीला Kandil ने उत्तर दिले. इथे वाचा: {link}',
    },
    sms: { en: '1107170000000000991', hi: '1107170000000000992', ta: '1107170000000000993', mr: '1107170000000090992' },
    whatsApp: 'kandil_data_request_answered',
    mail: {
      en: 'An answer about your data',
      hi: 'आपके डेटा के बारे में उत्तर',
      ta: 'உங்கள் தரவு பற்றிய பதில்',
      mr: 'तुमच्या डेटाबद्दल उत्तर',
    },
    app: {
      en: ['An answer about your data', 'We have answered your request. Read the answer.'],
      hi: ['आपके डेटा के बारे में उत्तर', 'हमने आपके अनुरोध का उत्तर दिया है। उत्तर पढ़ें।'],
      ta: ['உங்கள் தரவு பற்றிய பதில்', 'உங்கள் கோரிக்கைக்குப் பதில் அளித்தோம். பதிலைப் படிக்கவும்.'],
      mr: ['तुमच्या डेटाबद्दल उत्तर', 'आम्ही तुमच्या विनंतीला उत्तर दिले. उत्तर वाचा.'],
    },
  }),
]
