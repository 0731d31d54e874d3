// The subjects of demo classes, with what an installation begins with. Staff change hours, capacity and limits.
import { gradeName } from '#core/taxonomy/grade.ts'
import type { LocalisedText } from '#core/taxonomy/language.ts'

export const DEMO_CATEGORIES = ['coding', 'reading', 'speaking', 'maths'] as const
export type DemoCategoryKey = (typeof DEMO_CATEGORIES)[number]

export const LAPTOP_ANSWERS = ['YES', 'NO', 'TABLET_PHONE'] as const
export type LaptopAnswer = (typeof LAPTOP_ANSWERS)[number]

export interface DemoHours {
  /** Hours in India at which a demo may start, from Monday to Friday. */
  readonly weekdayHours: readonly number[]
  readonly weekendHours: readonly number[]
}

interface CategoryDefaults extends DemoHours {
  readonly grades: readonly number[]
  readonly isOpen: boolean
}

const AFTERNOON = [16, 17, 18, 19, 20]
const FROM_ELEVEN = [11, 12, 13, 14, 15, ...AFTERNOON]
const FROM_NINE = [9, 10, ...FROM_ELEVEN]
const FIRST_TO_EIGHTH = [1, 2, 3, 4, 5, 6, 7, 8]

/** Learning reference, section 1. Maths has coding's hours and begins closed: decision L-24. */
export const CATEGORY_DEFAULTS: Readonly<Record<DemoCategoryKey, CategoryDefaults>> = {
  coding: { weekdayHours: AFTERNOON, weekendHours: FROM_ELEVEN, grades: FIRST_TO_EIGHTH, isOpen: true },
  reading: { weekdayHours: FROM_NINE, weekendHours: FROM_NINE, grades: [-2, -1, 1], isOpen: true },
  speaking: { weekdayHours: [16, 17, 18], weekendHours: [11, 12, 13, 16, 17, 18], grades: [2, 3, 4, 5, 6, 7, 8], isOpen: true }, // prettier-ignore
  maths: { weekdayHours: AFTERNOON, weekendHours: FROM_ELEVEN, grades: FIRST_TO_EIGHTH, isOpen: false },
}

/** Coding needs a computer; a tablet or a phone will do for the other subjects. Decision L-27. */
export function needsComputer(category: DemoCategoryKey): boolean {
  return category === 'coding'
}

/** "1 to 8", "LKG to 1": the classes of a demo, as its refusal names them. */
export function gradeRange(grades: readonly number[]): LocalisedText {
  const names = grades.toSorted((a, b) => a - b).map((grade) => gradeName(grade).replace('Class ', ''))
  const [first = '', last = first] = [names[0], names.at(-1)]
  if (first === last) return { en: first }
  return {
    en: `${first} to ${last}`,
    hi: `${first} से ${last}`,
    ta: `${first} முதல் ${last} வரை`,
    mr: `${first} ते ${last}`,
  }
}
