// Whom an authored thing is for. It knows no zod.

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

/** A thing without grades is for all of them; whoever has not said a grade sees everything. */
export function isForGrade(grades: readonly number[], grade: number | undefined): boolean {
  return grades.length === 0 || grade === undefined || grades.includes(grade)
}
