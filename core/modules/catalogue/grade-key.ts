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

/** Names of the choices that a class key of the specification stands for: an empty grade is every class. */
export interface NamedChoice {
  readonly grade: string
  /** The target that goes with the subjects, where the address names none. */
  readonly target?: string
}

const namedChoices: ReadonlyMap<string, NamedChoice> = new Map([
  ['allclasses', { grade: '' }],
  ['repeater', { grade: '13' }],
  ...(['11', '12'] as const).flatMap((grade): [string, NamedChoice][] => [
    [`${grade}-pcm`, { grade: `${grade}-science`, target: 'jeemain' }],
    [`${grade}-pcb`, { grade: `${grade}-science`, target: 'neetug' }],
  ]),
])

/** The class keys of commerce spec, section 9, that are not our own keys: allclasses, repeater, PCM and PCB of 11 and 12. */
export function namedChoice(key: string): NamedChoice | undefined {
  return namedChoices.get(key.trim().toLowerCase().replaceAll(' ', '-'))
}
