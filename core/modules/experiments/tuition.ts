// The tuition subject experiment: learning spec, sections 5 and 9.
export const TUITION = 'tuition-subjects'

export const TUITION_GROUPS = ['CG', 'TG1', 'TG2'] as const
export type TuitionGroup = (typeof TUITION_GROUPS)[number]

/** Only grades 6, 7 and 8 of the CBSE board. */
export function isInTuition({ grade, board }: { grade: number | null; board: string | null }): boolean {
  return grade !== null && grade >= 6 && grade <= 8 && board?.toLowerCase() === 'cbse'
}

/** 1 and 2 are the control group, 3 to 6 the first treatment, 7 to 9 the second. */
export function tuitionGroup(number: number): TuitionGroup {
  if (number <= 2) return 'CG'
  return number <= 6 ? 'TG1' : 'TG2'
}

export const tuitionSubjects = {
  CG: ['Maths', 'English', 'Science', 'Social Studies'],
  TG1: ['Maths', 'Science', 'English'],
  TG2: ['Maths', 'Science'],
} satisfies Record<TuitionGroup, string[]>
