// How a section of an exam is marked, as a row with its source. A row never changes: a correction is a new edition.
import { z } from 'zod'
import { HttpsAddress, inWords, line } from '#core/kernel/schemas.ts'
import { MarkingRule } from './marking/marking-rule.ts'

export const EXAMS = [
  'jee-main', 'jee-advanced', 'neet', 'cuet', 'kcet', 'ap-eapcet', 'tg-eapcet', 'gujcet', 'mht-cet', 'bitsat', 'wbjee', 'nda', 'school',
] as const // prettier-ignore

export const ExamKey = inWords(z.enum(EXAMS), {
  'jee-main': 'JEE Main',
  'jee-advanced': 'JEE Advanced',
  neet: 'NEET',
  cuet: 'CUET',
  'ap-eapcet': 'AP EAPCET',
  'tg-eapcet': 'TG EAPCET',
  kcet: 'KCET',
  'mht-cet': 'MHT CET',
  gujcet: 'GUJCET',
  bitsat: 'BITSAT',
  wbjee: 'WBJEE',
  nda: 'NDA',
  school: 'School exams',
})

const Key = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and dashes.')

const Day = z.iso.date()

/** Where sources contradict each other there are two variants; a paper names one of them. */
export const policyPlace = {
  exam: ExamKey,
  year: z.int().min(2020).max(2040),
  paper: Key,
  section: Key,
  variant: Key.default('standard'),
}

export const policyTerms = {
  rule: MarkingRule,
  /** Questions in the section and how many of them count. Null: the exam does not fix it. */
  questions: z.int().min(1).max(300).nullable().default(null),
  allowed: z.int().min(1).max(300).nullable().default(null),
  minutes: z.int().min(1).max(600).nullable().default(null),
  note: line(500).default(''),
  source: line(300).min(1),
  sourceUrl: HttpsAddress.nullable().default(null),
  /** The day on which somebody last compared the row with its source. Null: not compared with a primary source yet. */
  checkedOn: Day.nullable().default(null),
}

/** The fields of a row that may change: its source, and its place on the list for new papers. */
export const policyEvidence = {
  note: policyTerms.note,
  source: policyTerms.source,
  sourceUrl: policyTerms.sourceUrl,
  checkedOn: policyTerms.checkedOn,
  isActive: z.boolean().default(true),
}
