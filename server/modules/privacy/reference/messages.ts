import { template } from '#server/modules/messages/index.ts'

export const privacyMessages = [
  template('account-deletion', {
    text: {
      en: 'Your Kandil account will be deleted on {day}. To keep it, log in before then. Not you? Call {tollFree} now.',
      hi: 'आपका Kandil खाता {day} को मिट जाएगा। रखना हो तो उससे पहले लॉग इन करें। आपने नहीं कहा? अभी {tollFree} पर फ़ोन करें।',
      ta: 'உங்கள் Kandil கணக்கு {day} அன்று அழிக்கப்படும். வைத்திருக்க அதற்கு முன் உள்நுழையுங்கள். நீங்கள் கேட்கவில்லையா? உடனே {tollFree} அழையுங்கள்.',
    },
    sms: { en: '1107170000000000221', hi: '1107170000000000222', ta: '1107170000000000223' },
  }),
]
