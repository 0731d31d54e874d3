// Grades, streams and their names. LKG and UKG are -2 and -1, and 13 is a learner who has passed class 12.
export const FIRST_GRADE = -2
export const LAST_GRADE = 13
export const STREAMS = ['SCIENCE', 'COMMERCE', 'HUMANITIES'] as const
export type Stream = (typeof STREAMS)[number]

/** The picker's first choice for an unknown visitor. It is never written to a profile by itself: decision L-16. */
export const DEFAULT_CHOICE = { grade: 11, stream: 'SCIENCE', board: 'cbse', target: 'jeemain' } as const

/** Grades 11, 12 and 13 buy from the tatva line of courses, for entrance exams: commerce spec, section 9. */
export function isTatvaGrade(grade: number): boolean {
  return grade >= 11
}

const streamNames = { SCIENCE: 'Science', COMMERCE: 'Commerce', HUMANITIES: 'Humanities' } satisfies Record<
  Stream,
  string
>

/** The long label, in English: "LKG", "Class 7", "Class 11 Science", "Class 12 Pass". Decision L-11. */
export function gradeName(grade: number, stream?: Stream | null): string {
  if (grade === -2) return 'LKG'
  if (grade === -1) return 'UKG'
  if (grade === LAST_GRADE) return 'Class 12 Pass'
  return stream && isTatvaGrade(grade) ? `Class ${grade} ${streamNames[stream]}` : `Class ${grade}`
}

export interface GradeAndTarget {
  readonly grade: number
  readonly target?: string | undefined
  readonly examTargets?: readonly string[] | undefined
}

/**
 * The label of the chip in the header, as learning spec section 3 words it. Grades 6 to 10 are "Class N". From 11 on, "-JEE" or
 * "-NEET" follows by the target, else by any exam target. Everything else is "Grade".
 */
export function gradeLabel(studying: GradeAndTarget): string {
  const chip = gradeChip(studying)
  if (!chip) return 'Grade'
  return chip.exam ? `Class ${studying.grade}-${chip.exam}` : `Class ${studying.grade}`
}

/** The parts of the label, for pages that say it in their language. Undefined where it is "Grade". */
export function gradeChip({ grade, target, examTargets = [] }: GradeAndTarget): { readonly exam?: Exam } | undefined {
  if (grade >= 6 && grade <= 10) return {}
  if (grade < 11) return undefined
  const exam = examOf([target]) ?? examOf(examTargets)
  return exam && { exam }
}

type Exam = 'JEE' | 'NEET'

function examOf(targets: readonly (string | undefined)[]): Exam | undefined {
  const plain = targets.map((target) => target?.toLowerCase().replaceAll(' ', ''))
  if (plain.some((target) => target === 'jee' || target === 'jeemain')) return 'JEE'
  if (plain.some((target) => target === 'neet' || target === 'neetug')) return 'NEET'
}
