// How teachers' marks for a written answer become the learner's marks. It knows no zod.
import { addMarks, thousandths, type Thousandths } from '#core/modules/papers/marking/marks.ts'

/** Marks are given in halves. */
const STEP = thousandths('0.5')
/** Two teachers agree if they differ by at most a tenth of the full marks. */
const AGREED_TENTHS = 1
/** The third marking decides. */
const MOST_MARKINGS = 3

export interface RubricLine {
  readonly id: string
  readonly text: string
  /** As text: "2.5". */
  readonly marks: string
}

export interface LineMarks {
  readonly id: string
  readonly marks: Thousandths
}

/** Every line of the rubric once, in halves, from nothing up to the line's marks. */
export function fitsRubric(rubric: readonly RubricLine[], lines: readonly LineMarks[]): boolean {
  const most = new Map(rubric.map(({ id, marks }) => [id, thousandths(marks)]))
  const ids = new Set(lines.map(({ id }) => id))
  return (
    ids.size === lines.length &&
    ids.size === most.size &&
    lines.every(({ id, marks }) => {
      const full = most.get(id)
      return full !== undefined && marks >= 0 && marks <= full && (marks % STEP === 0 || marks === full)
    })
  )
}

export function fullMarks(rubric: readonly RubricLine[]): Thousandths {
  return addMarks(rubric.map(({ marks }) => thousandths(marks)))
}

export interface Marking {
  readonly lines: readonly LineMarks[]
  readonly remark: string
}

interface Markings {
  readonly full: Thousandths
  readonly isMarkedTwice: boolean
  /** In the order in which they were made. */
  readonly markings: readonly Marking[]
}

/** The lines that the learner gets: the mean of two that agree, or the third. Undefined: another teacher must mark it. */
export function decideMarks({ full, isMarkedTwice, markings }: Markings): Marking | undefined {
  const [first, second] = markings
  if (!first) return undefined
  if (!isMarkedTwice) return markings.at(-1)
  if (!second) return undefined
  if (markings.length >= MOST_MARKINGS) return markings.at(-1)
  const difference = Math.abs(totalOf(first) - totalOf(second))
  return difference * 10 > full * AGREED_TENTHS ? undefined : meanOf(first, second)
}

export function totalOf({ lines }: Pick<Marking, 'lines'>): Thousandths {
  return addMarks(lines.map(({ marks }) => marks))
}

function meanOf(first: Marking, second: Marking): Marking {
  const others = new Map(second.lines.map(({ id, marks }) => [id, marks]))
  return {
    lines: first.lines.map(({ id, marks }) => ({
      id,
      marks: ((marks + (others.get(id) ?? marks)) / 2) as Thousandths,
    })), // halves of halves
    remark: [first.remark, second.remark].filter((each) => each !== '').join('\n'),
  }
}
