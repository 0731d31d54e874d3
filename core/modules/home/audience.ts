// Whom an authored thing is for.

/** UNPAID and PAID are signed in, without and with a course that runs. */
export const AUDIENCES = ['EVERYONE', 'VISITOR', 'SIGNED_IN', 'UNPAID', 'PAID'] as const
export type Audience = (typeof AUDIENCES)[number]

export interface Reader {
  readonly isSignedIn: boolean
  readonly isPaid: boolean
  /** Undefined when nobody has said it. */
  readonly grade: number | undefined
}

export function isFor(audience: Audience, { isSignedIn, isPaid }: Pick<Reader, 'isSignedIn' | 'isPaid'>): boolean {
  if (audience === 'EVERYONE') return true
  if (audience === 'VISITOR') return !isSignedIn
  if (audience === 'SIGNED_IN') return isSignedIn
  return isSignedIn && isPaid === (audience === 'PAID')
}

/** An item without grades is for all of them. A visitor without a grade sees everything. */
export function isForGrade(grades: readonly number[], grade: number | undefined): boolean {
  return grades.length === 0 || grade === undefined || grades.includes(grade)
}
