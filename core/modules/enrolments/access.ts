// The services of a course that a learner's enrolments open, and why not: commerce spec, section 9.
import { isBefore, type Instant } from '#core/kernel/time.ts'
import { SERVICES, type Service } from '#core/modules/plans/service-inclusion.ts'
import type { Enrolment } from './enrolment.ts'

/** The services that a late instalment closes: first doubts and tests, then everything but replays and notes. */
const CLOSED = {
  FULL: [],
  LIMITED: ['DOUBT_SOLVING', 'TESTS'],
  REPLAY_ONLY: SERVICES.filter((service) => service !== 'REPLAYS_NOTES'),
} as const satisfies Record<Enrolment['access'], readonly Service[]>

/** NOT_IN_PLAN: the plan that was bought does not include the service. ACCESS_LIMITED: an instalment is late. */
export type AccessRefusal = 'NOT_ENROLLED' | 'VALIDITY_IS_OVER' | 'NOT_IN_PLAN' | 'ACCESS_LIMITED'

export type Access =
  | { readonly isOpen: true; readonly enrolment: Enrolment }
  | { readonly isOpen: false; readonly because: AccessRefusal; readonly enrolment: Enrolment | undefined }

/** An enrolment, with the services of its plan. One without a plan has all of them. */
export interface ServedEnrolment {
  readonly enrolment: Enrolment
  readonly services: readonly Service[] | undefined
}

/** The closest refusal decides: a learner whose trial is over and who has bought the course is not told that the trial is over. */
const CLOSENESS: readonly AccessRefusal[] = ['ACCESS_LIMITED', 'NOT_IN_PLAN', 'VALIDITY_IS_OVER']

/** The first enrolment that opens the service opens it, the newest first. */
export function decideAccess(enrolments: readonly ServedEnrolment[], service: Service, now: Instant): Access {
  const decided = enrolments.map((each) => ({ ...each, because: refusalOf(each, service, now) }))
  const open = decided.find(({ because }) => because === undefined)
  if (open) return { isOpen: true, enrolment: open.enrolment }
  const because = CLOSENESS.find((reason) => decided.some((each) => each.because === reason)) ?? 'NOT_ENROLLED'
  return { isOpen: false, because, enrolment: decided.find((each) => each.because === because)?.enrolment }
}

function refusalOf(
  { enrolment, services }: ServedEnrolment,
  service: Service,
  now: Instant,
): AccessRefusal | undefined {
  if (!enrolment.isActive) return 'VALIDITY_IS_OVER'
  if (isBefore(now, enrolment.startsAt)) return 'NOT_ENROLLED'
  if (services !== undefined && !services.includes(service)) return 'NOT_IN_PLAN'
  const closed: readonly Service[] = CLOSED[enrolment.access]
  return closed.includes(service) ? 'ACCESS_LIMITED' : undefined
}
