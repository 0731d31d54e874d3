// The key of a class in URLs and forms: "-2", "7", "11-science".
import { STREAMS, type Stream } from '#core/taxonomy/grade.ts'

export interface GradeAndStream {
  readonly grade: number
  readonly stream: Stream | null
}

export function gradeKey({ grade, stream }: GradeAndStream): string {
  return stream ? `${grade}-${stream.toLowerCase()}` : String(grade)
}

/** Sorts by class, highest first, Science before Commerce: decision L-14. */
export function byGradeDescending(a: GradeAndStream, b: GradeAndStream): number {
  return b.grade - a.grade || placeOf(a.stream) - placeOf(b.stream)
}

function placeOf(stream: Stream | null): number {
  return stream ? STREAMS.indexOf(stream) : -1
}
