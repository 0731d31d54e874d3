// Pricing flows: which of a variant's plans they show, and which grades they leave out. Commerce spec, section 9.
export const FLOWS = ['auto', 'marketing', 'assisted', 'VOTE'] as const
export type Flow = (typeof FLOWS)[number]

/** Indexes in the list of a variant's plans; the full course is 0. The specification's "plans" is the auto flow. */
export const planIndexes = { auto: [1, 0], marketing: [1, 0], assisted: [0], VOTE: [0] } satisfies Record<
  Flow,
  readonly number[]
>

const hiddenGrades: Readonly<Record<Flow, readonly number[]>> = { auto: [5], marketing: [5], assisted: [], VOTE: [] }

export function isFlow(text: string): text is Flow {
  return (FLOWS as readonly string[]).includes(text)
}

/** A variant's plans in the order the flow shows them; what the variant does not have is left out. */
export function plansOfFlow<P extends { readonly validMonths: number }>(plans: readonly P[], flow: Flow): P[] {
  const fullCourseFirst = plans.toSorted((a, b) => a.validMonths - b.validMonths)
  return planIndexes[flow].flatMap((index) => fullCourseFirst[index] ?? [])
}

export function isGradeHidden(grade: number, flow: Flow): boolean {
  return hiddenGrades[flow].includes(grade)
}
