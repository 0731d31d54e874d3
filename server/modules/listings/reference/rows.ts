import { referenceRows } from '#server/platform/database/reference-rows.ts'

export const listingsRows = [
  referenceRows('listings.group_heading', { key: ['target_group'] }, [
    {
      target_group: 'JEE',
      rank: 1,
      heading: {
        en: 'JEE and engineering entrance',
        hi: 'जेईई और इंजीनियरिंग प्रवेश',
        ta: 'ஜேஇஇ, பொறியியல் நுழைவு',
        mr: 'JEE आणि अभियांत्रिकी प्रवेश',
      },
    },
    {
      target_group: 'NEET',
      rank: 2,
      heading: {
        en: 'NEET and medical entrance',
        hi: 'नीट और मेडिकल प्रवेश',
        ta: 'நீட், மருத்துவ நுழைவு',
        mr: 'NEET आणि वैद्यकीय प्रवेश',
      },
    },
    { target_group: 'CBSE', rank: 3, heading: { en: 'CBSE', hi: 'सीबीएसई', ta: 'சிபிஎஸ்இ', mr: 'CBSE' } },
    { target_group: 'ICSE', rank: 4, heading: { en: 'ICSE', hi: 'आईसीएसई', ta: 'ஐசிஎஸ்இ', mr: 'ICSE' } },
    {
      target_group: 'Maharashtra Board',
      rank: 5,
      heading: { en: 'Maharashtra Board', hi: 'महाराष्ट्र बोर्ड', mr: 'महाराष्ट्र बोर्ड', ta: 'மகாராஷ்டிரா வாரியம்' },
    },
    {
      target_group: 'Karnataka Board',
      rank: 6,
      heading: { en: 'Karnataka Board', hi: 'कर्नाटक बोर्ड', kn: 'ಕರ್ನಾಟಕ ಮಂಡಳಿ', ta: 'கர்நாடகா வாரியம்', mr: 'कर्नाटक बोर्ड' },
    },
    {
      target_group: 'State Board',
      rank: 7,
      heading: { en: 'State boards', hi: 'राज्य बोर्ड', ta: 'மாநில வாரியங்கள்', mr: 'राज्य बोर्ड' },
    },
    { target_group: 'IGCSE', rank: 8, heading: { en: 'IGCSE', hi: 'आईजीसीएसई', ta: 'ஐஜிசிஎஸ்இ', mr: 'IGCSE' } },
    { target_group: 'IB', rank: 9, heading: { en: 'IB', hi: 'आईबी', ta: 'ஐபி', mr: 'IB' } },
    {
      target_group: 'Foundation',
      rank: 10,
      heading: {
        en: 'Foundation and olympiads',
        hi: 'फ़ाउंडेशन और ओलंपियाड',
        ta: 'அடித்தளம், ஒலிம்பியாட்',
        mr: 'फाउंडेशन आणि ऑलिंपियाड',
      },
    },
  ]),
]
