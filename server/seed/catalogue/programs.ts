// The programs: their learners, languages and tiers, and the price of the full course in CLASSIC, in rupees.
import type { VariantName } from '#core/modules/catalogue/variant.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { SyllabusName } from '../chapters/syllabus.ts'

export interface ProgramLine {
  readonly grades: readonly number[]
  readonly stream?: Stream
  /** All that it serves, its own first. */
  readonly boards: readonly string[]
  readonly target: string
  readonly language: Language
  readonly tiers: readonly VariantName[]
  /** Classes a week, by subject. */
  readonly week: Readonly<Record<string, number>>
  readonly syllabus: SyllabusName
  readonly classicPrice: number
  /** The program's name after the class; see program-names.ts. */
  readonly label: string
}

const ALL_BOARDS = ['cbse', 'icse', 'maharashtraboard', 'karnatakaboard', 'stateboard', 'igcse', 'ib']
const FOUR: readonly VariantName[] = ['LITE', 'CLASSIC', 'PLUS', 'PREMIUM']
const THREE: readonly VariantName[] = ['LITE', 'CLASSIC', 'PLUS']
const TWO: readonly VariantName[] = ['CLASSIC', 'PLUS']

const school = { target: 'school', language: 'en', syllabus: 'ncert' } as const
const kids = { ...school, boards: ALL_BOARDS, label: 'all' }
const middle = { maths: 2, science: 2, 'social-studies': 1, english: 1 }
const regional = { maths: 2, science: 2, 'social-studies': 1 }
const sciences = { maths: 2, physics: 1, chemistry: 1, biology: 1 }
const olympiad = { ...kids, target: 'olympiad', tiers: TWO, label: 'olympiad' }

const upToTen: readonly ProgramLine[] = [
  { ...kids, grades: [-2, -1], tiers: THREE, week: { english: 1, maths: 1, evs: 1 }, classicPrice: 7_000 },
  { ...kids, grades: [1, 2], tiers: THREE, week: { english: 1, maths: 1, evs: 1 }, classicPrice: 8_000 },
  { ...kids, grades: [3, 4, 5], tiers: FOUR, week: { maths: 2, english: 1, evs: 1 }, classicPrice: 10_000 },
  { ...kids, grades: [3, 4, 5], language: 'hi', tiers: TWO, week: { maths: 2, evs: 1 }, classicPrice: 8_000 },
  { ...olympiad, grades: [3, 4, 5], week: { maths: 1, 'mental-ability': 1 }, classicPrice: 6_000 },
  { ...olympiad, grades: [6, 7, 8], week: { maths: 1, science: 1, 'mental-ability': 1 }, classicPrice: 7_000 },
  { ...school, grades: [6, 7, 8], boards: ['cbse', 'karnatakaboard', 'stateboard'], tiers: FOUR, week: middle, classicPrice: 15_000, label: 'cbse' },
  { ...school, grades: [6, 7, 8], boards: ['cbse', 'stateboard'], language: 'hi', tiers: THREE, week: middle, classicPrice: 12_000, label: 'cbse' },
  { ...school, grades: [6, 7, 8], boards: ['icse'], tiers: FOUR, week: { maths: 2, science: 2, english: 1 }, syllabus: 'icse', classicPrice: 16_000, label: 'icse' },
  { ...school, grades: [9, 10], boards: ['cbse'], tiers: FOUR, week: middle, classicPrice: 18_000, label: 'cbse' },
  { ...school, grades: [9, 10], boards: ['cbse', 'stateboard'], language: 'hi', tiers: THREE, week: middle, classicPrice: 15_000, label: 'cbse' },
  { ...school, grades: [9, 10], boards: ['icse'], tiers: FOUR, week: { ...sciences, english: 1 }, syllabus: 'icse', classicPrice: 19_000, label: 'icse' },
  { ...school, grades: [9, 10], boards: ['maharashtraboard'], language: 'mr', tiers: THREE, week: regional, syllabus: 'maharashtra', classicPrice: 13_000, label: 'maharashtraboard' },
  { ...school, grades: [9, 10], boards: ['karnatakaboard'], language: 'kn', tiers: TWO, week: regional, classicPrice: 13_000, label: 'karnatakaboard' },
  { ...school, grades: [9, 10], boards: ['stateboard'], language: 'ta', tiers: TWO, week: regional, syllabus: 'tamilNadu', classicPrice: 13_000, label: 'stateboard' },
  { ...school, grades: [9, 10], boards: ['igcse', 'ib'], tiers: THREE, week: sciences, syllabus: 'cambridge', classicPrice: 24_000, label: 'igcse' },
  { ...kids, grades: [8], target: 'foundation', tiers: TWO, week: { maths: 2, science: 2, 'mental-ability': 1 }, classicPrice: 19_000, label: 'foundation' },
  { ...kids, grades: [9, 10], target: 'foundation', tiers: FOUR, week: { ...sciences, 'mental-ability': 1 }, syllabus: 'icse', classicPrice: 22_000, label: 'foundation' },
] // prettier-ignore

const pcm = { physics: 2, chemistry: 2, maths: 2 }
const pcb = { physics: 2, chemistry: 2, biology: 2 }
const entrance = { boards: ALL_BOARDS, language: 'en', syllabus: 'ncert' } as const
const jee = { ...entrance, target: 'jeemain', week: pcm, label: 'jeemain' }
const advanced = { ...entrance, target: 'jeeadvanced', week: pcm, tiers: ['CLASSIC', 'PLUS', 'PREMIUM'], label: 'jeeadvanced' } as const // prettier-ignore
const neet = { ...entrance, target: 'neetug', week: pcb, label: 'neetug' }
const trade = { accountancy: 2, 'business-studies': 2, economics: 2 }

const senior: readonly ProgramLine[] = [
  { ...jee, grades: [11, 12], stream: 'SCIENCE', tiers: FOUR, classicPrice: 25_000 },
  { ...jee, grades: [11, 12], stream: 'SCIENCE', language: 'hi-Latn', tiers: THREE, classicPrice: 22_000 },
  { ...jee, grades: [11, 12], stream: 'SCIENCE', language: 'te', tiers: TWO, classicPrice: 20_000 },
  { ...advanced, grades: [11, 12], stream: 'SCIENCE', classicPrice: 32_000 },
  { ...neet, grades: [11, 12], stream: 'SCIENCE', tiers: FOUR, classicPrice: 26_000 },
  { ...neet, grades: [11, 12], stream: 'SCIENCE', language: 'hi', tiers: THREE, classicPrice: 22_000 },
  { ...school, grades: [11, 12], stream: 'SCIENCE', boards: ['cbse', 'stateboard', 'karnatakaboard', 'maharashtraboard'], tiers: FOUR, week: { ...sciences, physics: 2, chemistry: 2 }, classicPrice: 20_000, label: 'cbse' },
  { ...school, grades: [11, 12], stream: 'SCIENCE', boards: ['icse'], tiers: TWO, week: sciences, syllabus: 'icse', classicPrice: 21_000, label: 'icse' },
  { ...entrance, grades: [11, 12], stream: 'SCIENCE', boards: ['maharashtraboard'], target: 'mhtcet', week: pcm, tiers: THREE, classicPrice: 22_000, label: 'mhtcet' },
  { ...entrance, grades: [11, 12], stream: 'SCIENCE', boards: ['karnatakaboard'], language: 'kn', target: 'kcet', week: pcm, tiers: TWO, classicPrice: 20_000, label: 'kcet' },
  { ...entrance, grades: [11, 12], stream: 'SCIENCE', boards: ['stateboard'], language: 'bn', target: 'wbjee', week: pcm, tiers: TWO, classicPrice: 20_000, label: 'wbjee' },
  { ...school, grades: [11, 12], stream: 'COMMERCE', boards: ['cbse', 'stateboard'], tiers: THREE, week: trade, classicPrice: 18_000, label: 'cbse' },
  { ...school, grades: [11, 12], stream: 'COMMERCE', boards: ['cbse', 'stateboard'], language: 'hi', tiers: TWO, week: trade, classicPrice: 15_000, label: 'cbse' },
  { ...entrance, grades: [12], stream: 'COMMERCE', target: 'cuet', week: trade, tiers: TWO, classicPrice: 16_000, label: 'cuet' },
  { ...school, grades: [11, 12], stream: 'HUMANITIES', boards: ['cbse'], tiers: TWO, week: { history: 2, 'political-science': 2, english: 1 }, classicPrice: 15_000, label: 'cbse' },
  { ...jee, grades: [13], tiers: FOUR, classicPrice: 29_000 },
  { ...jee, grades: [13], language: 'hi-Latn', tiers: THREE, classicPrice: 26_000 },
  { ...advanced, grades: [13], classicPrice: 36_000 },
  { ...neet, grades: [13], tiers: FOUR, classicPrice: 30_000 },
  { ...neet, grades: [13], language: 'hi', tiers: THREE, classicPrice: 26_000 },
] // prettier-ignore

export const programLines: readonly ProgramLine[] = [...upToTen, ...senior]
