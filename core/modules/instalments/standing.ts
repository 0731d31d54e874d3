// The consequences of a late instalment, and their dates. All of them follow from the parts and the clock: decision P-24.
import { nothing, plus, type Paise } from '#core/kernel/money.ts'
import { DAY, later, startOfDayInIndia, type Instant } from '#core/kernel/time.ts'

/** The state of a part in the books. Everything else follows from its due date. */
export const PART_STATES = ['OPEN', 'PAID', 'WAIVED', 'CANCELLED'] as const
export type PartState = (typeof PART_STATES)[number]

/** INITIAL is a proposal nobody has accepted: decision P-23. */
export const PART_STATUSES = ['INITIAL', 'PENDING', 'DUE', 'OVERDUE', 'PAID', 'WAIVED', 'CANCELLED'] as const
export type PartStatus = (typeof PART_STATUSES)[number]

export interface InstalmentPart {
  readonly no: number
  readonly dueAt: Instant
  readonly totalAmount: Paise
  readonly state: PartState
}

export function statusOf({ state, dueAt }: Pick<InstalmentPart, 'state' | 'dueAt'>, now: Instant): PartStatus {
  if (state !== 'OPEN') return state
  if (now > dueAt) return 'OVERDUE'
  return now >= startOfDayInIndia(dueAt) ? 'DUE' : 'PENDING'
}

/** The first that is not paid: pending, due or overdue. */
export function nextPart<P extends InstalmentPart>(parts: readonly P[]): P | undefined {
  return parts.toSorted((a, b) => a.no - b.no).find(({ state }) => state === 'OPEN')
}

/** The access to a course while an instalment is late. Replay and notes are never taken away: decision P-24. */
export const ACCESSES = ['FULL', 'LIMITED', 'REPLAY_ONLY'] as const

/** The steps of a late payment, each told to the payer before the next is taken. */
export const STAGES = ['QUIET', 'SOON', 'DUE', 'GRACE', 'LIMITED', 'SUSPENDED'] as const
export type Stage = (typeof STAGES)[number]

export interface LateTerms {
  /** Reminded so many days before a part is due. */
  readonly remindDays: number
  /** Nothing changes for so many days after it. */
  readonly graceDays: number
  /** Suspended so many days after it. */
  readonly suspendDays: number
}

/** The stage by the clock, before notices and payments are considered. */
export function stageOf(part: InstalmentPart | undefined, terms: LateTerms, now: Instant): Stage {
  if (!part) return 'QUIET'
  if (now > suspendsAt(part, terms)) return 'SUSPENDED'
  if (now > limitsAt(part, terms)) return 'LIMITED'
  if (now > part.dueAt) return 'GRACE'
  if (now >= startOfDayInIndia(part.dueAt)) return 'DUE'
  return now >= later(startOfDayInIndia(part.dueAt), -terms.remindDays * DAY) ? 'SOON' : 'QUIET'
}

export function limitsAt({ dueAt }: Pick<InstalmentPart, 'dueAt'>, { graceDays }: LateTerms): Instant {
  return later(dueAt, graceDays * DAY)
}

export function suspendsAt({ dueAt }: Pick<InstalmentPart, 'dueAt'>, { suspendDays }: LateTerms): Instant {
  return later(dueAt, suspendDays * DAY)
}

/** Between being told and being limited lies a day at least. */
export const NOTICE = DAY

/**
 * The stage to be in now. It is at most one step beyond the last announced one, and that announcement is a day old or more. It
 * never becomes worse while a payment is under way.
 */
export function nextStage(
  reached: Stage,
  told: { readonly stage: Stage; readonly at: Instant } | undefined,
  { now, isPaymentUnderWay }: { readonly now: Instant; readonly isPaymentUnderWay: boolean },
): Stage {
  const current = told?.stage ?? 'QUIET'
  if (rank(reached) <= rank(current)) return reached
  if (rank(reached) <= rank('GRACE')) return reached
  if (isPaymentUnderWay) return current
  if (rank(current) < rank('GRACE')) return 'GRACE'
  if (told && now < later(told.at, NOTICE)) return current
  return current === 'GRACE' ? 'LIMITED' : reached
}

function rank(stage: Stage): number {
  return STAGES.indexOf(stage)
}

export function accessIn(stage: Stage): (typeof ACCESSES)[number] {
  if (stage === 'SUSPENDED') return 'REPLAY_ONLY'
  return stage === 'LIMITED' ? 'LIMITED' : 'FULL'
}

/** NOT_PAID, PARTIALLY_PAID, PAID or PAYMENT_SUSPENDED of a course: decision P-24. */
export function paymentStatusIn(parts: readonly InstalmentPart[], stage: Stage) {
  if (parts.every(({ state }) => state === 'PAID' || state === 'WAIVED')) return 'PAID'
  if (stage === 'SUSPENDED') return 'PAYMENT_SUSPENDED'
  return parts.some(({ state }) => state === 'PAID') ? 'PARTIALLY_PAID' : 'NOT_PAID'
}

export function paidOf(parts: readonly InstalmentPart[]): Paise {
  return parts.filter(({ state }) => state === 'PAID').reduce((total, part) => plus(total, part.totalAmount), nothing)
}
