import { EXAMS } from '#core/modules/papers/marking-policy.ts'

type Exam = (typeof EXAMS)[number]

const names: Readonly<Record<Exam, string>> = {
  'jee-main': 'JEE Main',
  'jee-advanced': 'JEE Advanced',
  neet: 'NEET',
  cuet: 'CUET',
  kcet: 'KCET',
  'ap-eapcet': 'AP EAPCET',
  'tg-eapcet': 'TG EAPCET',
  gujcet: 'GUJCET',
  'mht-cet': 'MHT CET',
  bitsat: 'BITSAT',
  wbjee: 'WBJEE',
  nda: 'NDA',
  school: 'School',
}

export const examChoices = EXAMS.map((id) => ({ id, name: names[id] }))

export function examName(exam: Exam): string {
  return names[exam]
}
