// The text for a learner who answers 5 on the stress meter. Staff may change it.
import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const talksReference = [
  referenceRows('talks.helpline', { key: ['id'] }, [
    {
      id: 'stress',
      text: {
        en: 'You do not have to carry this on your own. Call Tele-MANAS: 14416. It is free, day and night, in your language.',
        hi: 'यह सब आपको अकेले नहीं सहना है। टेली-मानस को कॉल करें: 14416। यह मुफ़्त है, दिन-रात, आपकी भाषा में।',
        ta: 'இதை நீங்கள் தனியாகச் சுமக்க வேண்டியதில்லை. டெலி-மானஸை அழையுங்கள்: 14416. இலவசம், இரவும் பகலும், உங்கள் மொழியில்.',
        mr: 'हे सर्व तुम्हाला एकट्याने सहन करायचे नाही. टेली-मानसला फोन करा: 14416. हे मोफत आहे, दिवसरात्र, तुमच्या भाषेत.',
      },
    },
  ]),
]
