import { referenceRows } from '#server/platform/database/reference-rows.ts'

const STREAMS = [
  { stream: 'SCIENCE', en: 'Science', hi: 'विज्ञान', ta: 'அறிவியல்', mr: 'विज्ञान' },
  { stream: 'COMMERCE', en: 'Commerce', hi: 'वाणिज्य', ta: 'வணிகவியல்', mr: 'वाणिज्य' },
  { stream: 'HUMANITIES', en: 'Humanities', hi: 'मानविकी', ta: 'கலை', mr: 'कला' },
]

const YOUNGER = Array.from({ length: 10 }, (_, i) => ({
  key: `${i + 1}`,
  grade: i + 1,
  stream: null,
  name: nameOf(i + 1),
  is_in_picker: true,
}))

const OLDER = [11, 12].flatMap((grade) =>
  STREAMS.map(({ stream, ...names }) => ({
    key: `${grade}-${stream.toLowerCase()}`,
    grade,
    stream,
    name: nameOf(grade, names),
    is_in_picker: stream !== 'HUMANITIES',
  })),
)

function nameOf(grade: number, stream?: { en: string; hi: string; ta: string; mr: string }) {
  const and = (name: string | undefined) => (name ? ` ${name}` : '')
  return {
    en: `Class ${grade}${and(stream?.en)}`,
    'hi-Latn': `Class ${grade}${and(stream?.en)}`,
    hi: `कक्षा ${grade}${and(stream?.hi)}`,
    mr: `इयत्ता ${grade}${and(stream?.mr)}`,
    ta: `வகுப்பு ${grade}${and(stream?.ta)}`,
  }
}

export const gradeRows = [
  referenceRows('catalogue.grade', { key: ['key'] }, [
    {
      key: '-2',
      grade: -2,
      stream: null,
      name: { en: 'LKG', hi: 'एलकेजी', ta: 'எல்கேஜி', mr: 'LKG' },
      is_in_picker: true,
    },
    {
      key: '-1',
      grade: -1,
      stream: null,
      name: { en: 'UKG', hi: 'यूकेजी', ta: 'யுகேஜி', mr: 'UKG' },
      is_in_picker: true,
    },
    ...YOUNGER,
    ...OLDER,
    {
      key: '13',
      grade: 13,
      stream: null,
      name: {
        en: 'Class 12 Pass',
        'hi-Latn': '12th Pass',
        hi: '12वीं पास',
        ta: 'வகுப்பு 12 முடித்தவர்',
        mr: 'बारावी उत्तीर्ण',
      },
      is_in_picker: true,
    },
  ]),
]
