// The steps of "New course", and where each is.
import type { StaffRecord } from '../../../frame/contract.ts'
import type { Checklist } from '../course-checklist.tsx'

export const STEPS = ['COURSE', 'TEACHERS', 'CURRICULUM', 'BATCHES', 'PLANS', 'PAGE'] as const
export type FormStep = (typeof STEPS)[number]

export type Course = StaffRecord<'courses'>

export interface StepProps {
  readonly course: Course
  readonly checklist: Checklist
  /** Reads everything again, after a step has written something. */
  readonly again: () => void
}

/** Without a step: what is left, and the live link. */
export function addressOf(id: string, step?: FormStep): string {
  return `/new-course/${id}${step === undefined ? '' : `?step=${step}`}`
}
