import { template } from '#server/modules/messages/index.ts'

export const contactsMessages = [
  template('phone-changed', {
    text: {
      en: 'Your Kandil account moved to the number ending in {ending}. Not you? Call {tollFree} now.',
      hi: 'आपका Kandil खाता अब {ending} पर खत्म होने वाले नंबर पर है। आपने नहीं किया? अभी {tollFree} पर फ़ोन करें।',
      ta: 'உங்கள் Kandil கணக்கு {ending} என முடியும் எண்ணுக்கு மாறியது. நீங்கள் செய்யவில்லையா? உடனே {tollFree} அழையுங்கள்.',
      mr: 'तुमचे Kandil खाते {ending} ने संपणाऱ्या नंबरवर गेले. तुम्ही नाही? लगेच {tollFree} वर फोन करा.',
    },
    sms: { en: '1107170000000000201', hi: '1107170000000000202', ta: '1107170000000000203', mr: '1107170000000090202' },
  }),
]
