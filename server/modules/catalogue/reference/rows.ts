import { referenceRows } from '#server/platform/database/reference-rows.ts'
import { gradeRows } from './grades.ts'
import { subjectRows } from './subjects.ts'

export const catalogueRows = [
  referenceRows('catalogue.board', { key: ['key'] }, [
    { key: 'cbse', rank: 1, name: { en: 'CBSE', hi: 'सीबीएसई', ta: 'சிபிஎஸ்இ', mr: 'CBSE' } },
    { key: 'icse', rank: 2, name: { en: 'ICSE', hi: 'आईसीएसई', ta: 'ஐசிஎஸ்இ', mr: 'ICSE' } },
    {
      key: 'maharashtraboard',
      rank: 3,
      name: { en: 'Maharashtra Board', hi: 'महाराष्ट्र बोर्ड', mr: 'महाराष्ट्र बोर्ड', ta: 'மகாராஷ்டிரா வாரியம்' },
    },
    {
      key: 'karnatakaboard',
      rank: 4,
      name: { en: 'Karnataka Board', hi: 'कर्नाटक बोर्ड', kn: 'ಕರ್ನಾಟಕ ಮಂಡಳಿ', ta: 'கர்நாடகா வாரியம்', mr: 'कर्नाटक बोर्ड' },
    },
    { key: 'stateboard', rank: 5, name: { en: 'State Board', hi: 'राज्य बोर्ड', ta: 'மாநில வாரியம்', mr: 'राज्य बोर्ड' } },
    { key: 'igcse', rank: 6, name: { en: 'IGCSE', hi: 'आईजीसीएसई', ta: 'ஐஜிசிஎஸ்இ', mr: 'IGCSE' } },
    { key: 'ib', rank: 7, name: { en: 'IB', hi: 'आईबी', ta: 'ஐபி', mr: 'IB' } },
  ]),
  referenceRows('catalogue.target', { key: ['key'] }, [
    {
      key: 'jeemain',
      rank: 1,
      target_group: 'JEE',
      name: { en: 'JEE Main', hi: 'जेईई मेन', ta: 'ஜேஇஇ மெயின்', mr: 'JEE Main' },
    },
    {
      key: 'jeeadvanced',
      rank: 2,
      target_group: 'JEE',
      name: { en: 'JEE Advanced', hi: 'जेईई एडवांस्ड', ta: 'ஜேஇஇ அட்வான்ஸ்டு', mr: 'JEE Advanced' },
    },
    {
      key: 'neetug',
      rank: 3,
      target_group: 'NEET',
      name: { en: 'NEET UG', hi: 'नीट यूजी', ta: 'நீட் யுஜி', mr: 'NEET UG' },
    },
    {
      key: 'school',
      rank: 4,
      target_group: null,
      name: { en: 'School exams', hi: 'स्कूल परीक्षाएँ', ta: 'பள்ளித் தேர்வுகள்', mr: 'शालेय परीक्षा' },
    },
    {
      key: 'foundation',
      rank: 5,
      target_group: 'Foundation',
      name: { en: 'Foundation', hi: 'फ़ाउंडेशन', ta: 'அடித்தளம்', mr: 'फाउंडेशन' },
    },
    {
      key: 'olympiad',
      rank: 6,
      target_group: 'Foundation',
      name: { en: 'Olympiads', hi: 'ओलंपियाड', ta: 'ஒலிம்பியாட்', mr: 'ऑलिंपियाड' },
    },
    { key: 'imo', rank: 7, target_group: 'Foundation', name: { en: 'IMO', hi: 'आईएमओ', ta: 'ஐஎம்ஓ', mr: 'IMO' } },
    { key: 'iso', rank: 8, target_group: 'Foundation', name: { en: 'ISO', hi: 'आईएसओ', ta: 'ஐஎஸ்ஓ', mr: 'ISO' } },
    { key: 'ieo', rank: 9, target_group: 'Foundation', name: { en: 'IEO', hi: 'आईईओ', ta: 'ஐஇஓ', mr: 'IEO' } },
    { key: 'bitsat', rank: 10, target_group: 'JEE', name: { en: 'BITSAT', hi: 'बिटसैट', ta: 'பிட்சாட்', mr: 'BITSAT' } },
    {
      key: 'mhtcet',
      rank: 11,
      target_group: 'Maharashtra Board',
      name: { en: 'MHT CET', hi: 'एमएचटी सीईटी', ta: 'எம்எச்டி சிஇடி', mr: 'MHT CET' },
    },
    {
      key: 'kcet',
      rank: 12,
      target_group: 'Karnataka Board',
      name: { en: 'KCET', hi: 'केसीईटी', ta: 'கேசிஇடி', mr: 'KCET' },
    },
    {
      key: 'wbjee',
      rank: 13,
      target_group: 'State Board',
      name: { en: 'WBJEE', hi: 'डब्ल्यूबीजेईई', ta: 'டபிள்யூபிஜேஇஇ', mr: 'WBJEE', bn: 'ডব্লিউবিজেইই' },
    },
    {
      key: 'tgeapcet',
      rank: 14,
      target_group: 'State Board',
      name: { en: 'TG EAPCET', hi: 'टीजी ईएपीसीईटी', ta: 'டிஜி இஏபிசிஇடி', mr: 'TG EAPCET', te: 'టీజీ ఈఏపీసెట్' },
    },
    {
      key: 'apeapcet',
      rank: 15,
      target_group: 'State Board',
      name: { en: 'AP EAPCET', hi: 'एपी ईएपीसीईटी', ta: 'ஏபி இஏபிசிஇடி', mr: 'AP EAPCET', te: 'ఏపీ ఈఏపీసెట్' },
    },
    { key: 'cuet', rank: 16, target_group: 'CBSE', name: { en: 'CUET', hi: 'सीयूईटी', ta: 'சியுஇடி', mr: 'CUET' } },
    { key: 'nda', rank: 17, target_group: 'CBSE', name: { en: 'NDA', hi: 'एनडीए', ta: 'என்டிஏ', mr: 'NDA' } },
    {
      key: 'reading',
      rank: 18,
      target_group: 'Foundation',
      name: { en: 'Reading', hi: 'पढ़ना', ta: 'வாசிப்பு', mr: 'वाचन' },
    },
    {
      key: 'speaking',
      rank: 19,
      target_group: 'Foundation',
      name: { en: 'Speaking', hi: 'बोलना', ta: 'பேச்சு', mr: 'संभाषण' },
    },
    {
      key: 'coding',
      rank: 20,
      target_group: 'Foundation',
      name: { en: 'Coding', hi: 'कोडिंग', ta: 'கோடிங்', mr: 'कोडिंग' },
    },
  ]),
  // Exams that are no longer held, or have another name: decision L-15.
  referenceRows('catalogue.target', { key: ['key'] }, [
    { key: 'kvpy', rank: 90, target_group: 'JEE', status: 'LEGACY', successor: 'jeeadvanced', name: { en: 'KVPY' } },
    { key: 'aiims', rank: 91, target_group: 'NEET', status: 'LEGACY', successor: 'neetug', name: { en: 'AIIMS' } },
    { key: 'jipmer', rank: 92, target_group: 'NEET', status: 'LEGACY', successor: 'neetug', name: { en: 'JIPMER' } },
    { key: 'upsee', rank: 93, target_group: 'JEE', status: 'LEGACY', successor: 'jeemain', name: { en: 'UPSEE' } },
    {
      key: 'ntse',
      rank: 94,
      target_group: 'Foundation',
      status: 'LEGACY',
      successor: 'olympiad',
      name: { en: 'NTSE' },
    },
    {
      key: 'tseamcet',
      rank: 95,
      target_group: 'State Board',
      status: 'LEGACY',
      successor: 'tgeapcet',
      name: { en: 'TS EAMCET' },
    },
    {
      key: 'apeamcet',
      rank: 96,
      target_group: 'State Board',
      status: 'LEGACY',
      successor: 'apeapcet',
      name: { en: 'AP EAMCET' },
    },
  ]),
  ...gradeRows,
  ...subjectRows,
]
