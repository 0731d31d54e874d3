// How a class stands in a URL and in a form: "-2", "7", "11-science". It knows no zod.
import { FIRST_GRADE, LAST_GRADE, STREAMS, isTatvaGrade, type Stream } from '#core/taxonomy/grade.ts'

export interface GradeAndStream {
  readonly grade: number
  readonly stream: Stream | null
}

export function gradeKey({ grade, stream }: GradeAndStream): string {
  return stream ? `${grade}-${stream.toLowerCase()}` : String(grade)
}

/** Undefined when the text is no class. */
export function parseGradeKey(text: string): GradeAndStream | undefined {
  const [, digits, name] = /^(-?\d{1,2})(?:-([a-z]+))?$/.exec(text) ?? []
  const grade = Number(digits)
  if (digits === undefined || grade === 0 || grade < FIRST_GRADE || grade > LAST_GRADE) return undefined
  if (name === undefined) return { grade, stream: null }
  const stream = STREAMS.find((each) => each.toLowerCase() === name)
  return stream && isTatvaGrade(grade) ? { grade, stream } : undefined
}

/** By class, highest first, Science before Commerce: decision L-14. */
export function byGradeDescending(a: GradeAndStream, b: GradeAndStream): number {
  return b.grade - a.grade || placeOf(a.stream) - placeOf(b.stream)
}

function placeOf(stream: Stream | null): number {
  return stream ? STREAMS.indexOf(stream) : -1
}
