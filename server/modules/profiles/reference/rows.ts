import { referenceRows } from '#server/platform/database/reference-rows.ts'

const QUESTIONS = [
  {
    key: 'goal',
    kind: 'ONE',
    prompt: {
      en: 'What should get better first?',
      hi: 'सबसे पहले क्या बेहतर हो?',
      ta: 'முதலில் எது மேம்பட வேண்டும்?',
      mr: 'आधी कशात सुधारणा व्हायला हवी?',
    },
    options: [
      { key: 'marks', label: { en: 'School marks', hi: 'स्कूल के अंक', ta: 'பள்ளி மதிப்பெண்கள்', mr: 'शाळेतील गुण' } },
      { key: 'concepts', label: { en: 'Understanding', hi: 'समझ', ta: 'புரிதல்', mr: 'समजून घेणे' } },
      { key: 'exam', label: { en: 'An entrance exam', hi: 'प्रवेश परीक्षा', ta: 'நுழைவுத் தேர்வு', mr: 'एक प्रवेश परीक्षा' } },
      {
        key: 'habit',
        label: { en: 'Studying every day', hi: 'रोज़ पढ़ने की आदत', ta: 'தினமும் படிக்கும் பழக்கம்', mr: 'रोज अभ्यास करणे' },
      },
    ],
    isOptional: false,
  },
  {
    key: 'subjects',
    kind: 'MANY',
    prompt: {
      en: 'Which subjects feel hard?',
      hi: 'कौन से विषय कठिन लगते हैं?',
      ta: 'எந்தப் பாடங்கள் கடினமாக உள்ளன?',
      mr: 'कोणते विषय अवघड वाटतात?',
    },
    options: [
      { key: 'maths', label: { en: 'Maths', hi: 'गणित', ta: 'கணிதம்', mr: 'गणित' } },
      { key: 'science', label: { en: 'Science', hi: 'विज्ञान', ta: 'அறிவியல்', mr: 'विज्ञान' } },
      { key: 'english', label: { en: 'English', hi: 'अंग्रेज़ी', ta: 'ஆங்கிலம்', mr: 'इंग्रजी' } },
      {
        key: 'social-studies',
        label: { en: 'Social studies', hi: 'सामाजिक विज्ञान', ta: 'சமூக அறிவியல்', mr: 'सामाजिक शास्त्रे' },
      },
    ],
    isOptional: true,
  },
  {
    key: 'hours',
    kind: 'ONE',
    prompt: {
      en: 'How long can you study on a school day?',
      hi: 'स्कूल वाले दिन कितनी देर पढ़ सकते हैं?',
      ta: 'பள்ளி நாளில் எவ்வளவு நேரம் படிக்கலாம்?',
      mr: 'शाळेच्या दिवशी किती वेळ अभ्यास करता येतो?',
    },
    options: [
      { key: 'half', label: { en: 'Half an hour', hi: 'आधा घंटा', ta: 'அரை மணி நேரம்', mr: 'अर्धा तास' } },
      { key: 'one', label: { en: 'One hour', hi: 'एक घंटा', ta: 'ஒரு மணி நேரம்', mr: 'एक तास' } },
      {
        key: 'two',
        label: {
          en: 'Two hours or more',
          hi: 'दो घंटे या ज़्यादा',
          ta: 'இரண்டு மணி நேரம் அல்லது மேல்',
          mr: 'दोन तास किंवा जास्त',
        },
      },
    ],
    isOptional: true,
  },
  {
    key: 'note',
    kind: 'TEXT',
    prompt: {
      en: 'Anything a teacher should know?',
      hi: 'शिक्षक को कुछ बताना है?',
      ta: 'ஆசிரியருக்குச் சொல்ல ஏதாவது உண்டா?',
      mr: 'शिक्षकांना काही सांगायचे आहे?',
    },
    options: [],
    isOptional: true,
  },
]

export const profilesRows = [
  referenceRows('profiles.question_flow', { key: ['key', 'version'], isFixed: true }, [
    {
      key: 'getting-started',
      version: 1,
      max_grade: 13,
      min_grade: -2,
      questions: QUESTIONS,
      published_at: '2026-11-01T00:00:00+00:00',
    },
  ]),
  referenceRows('profiles.flow', { key: ['key'] }, [
    { key: 'getting-started', status: 'ACTIVE', max_grade: 13, min_grade: -2, questions: QUESTIONS },
  ]),
]
