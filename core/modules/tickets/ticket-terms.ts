// Categories, states and times of a family's questions.
import { DAY, HOUR, later, type Instant } from '#core/kernel/time.ts'

export const TICKET_CATEGORIES = [
  'PAYMENT',
  'CLASS',
  'TEST',
  'ACCOUNT',
  'CONTENT',
  'OTHER',
  'GRIEVANCE',
  'DOUBT',
] as const
export type TicketCategory = (typeof TICKET_CATEGORIES)[number]

/** OPEN: the family waits for us. ANSWERED: it may write again, or say that it is solved. */
export const TICKET_STATUSES = ['OPEN', 'ANSWERED', 'SOLVED'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const AUTHORS = ['FAMILY', 'STAFF', 'NOTE'] as const
export type Author = (typeof AUTHORS)[number]

export const MOST_TICKET_FILES = 5

interface Times {
  readonly answer: number
  readonly solve: number
}

/**
 * Our own promise, and the law's for complaints. Consumer Protection (E-Commerce) Rules 2020, rule 4(5): the grievance officer
 * acknowledges within 48 hours and redresses within one month. The shortest month counts.
 */
const TIMES: Readonly<Record<TicketCategory, Times>> = {
  PAYMENT: { answer: 4 * HOUR, solve: 3 * DAY },
  CLASS: { answer: 4 * HOUR, solve: 3 * DAY },
  TEST: { answer: DAY, solve: 7 * DAY },
  ACCOUNT: { answer: DAY, solve: 7 * DAY },
  CONTENT: { answer: DAY, solve: 7 * DAY },
  OTHER: { answer: DAY, solve: 7 * DAY },
  GRIEVANCE: { answer: 2 * DAY, solve: 28 * DAY },
  DOUBT: { answer: DAY, solve: 7 * DAY },
}

/** A doubt is about a question of a test, so it is asked on the page of the result. */
export const HELP_CATEGORIES = TICKET_CATEGORIES.filter((each) => each !== 'DOUBT')
/** At level 2. */
const ESCALATED_ANSWER = DAY
/** After it was solved a family may still say that it is not. */
export const REOPENED_WITHIN = 30 * DAY
/** A consumer may complain to a commission for two years: Consumer Protection Act 2019, section 69. */
export const KEPT_AFTER_SOLVED = 800 * DAY
/** An answered ticket of which the family says nothing more is solved after it. */
export const SOLVED_BY_SILENCE = 7 * DAY

export function solveBy(category: TicketCategory, openedAt: Instant): Instant {
  return later(openedAt, TIMES[category].solve)
}

/** When a message of the family at `at` is answered. */
export function answerBy(category: TicketCategory, level: number, at: Instant): Instant {
  const { answer } = TIMES[category]
  return later(at, level === 2 ? Math.min(answer, ESCALATED_ANSWER) : answer)
}

interface TicketState {
  readonly status: TicketStatus
  readonly level: number
  readonly answerBy: Instant | null
  readonly solveBy: Instant
  readonly solvedAt: Instant | null
}

/** The answer or the solution is late. */
export function isLate({ status, answerBy: due, solveBy: end }: TicketState, now: Instant): boolean {
  return status !== 'SOLVED' && ((due !== null && due <= now) || end <= now)
}

/** A family may ask the next level once, of a ticket that is late or was answered or solved without satisfying it. */
export function mayEscalate(ticket: TicketState, now: Instant): boolean {
  return ticket.level === 1 && (ticket.status === 'ANSWERED' || isLate(ticket, now) || isFreshlySolved(ticket, now))
}

/** May the family write again? */
export function isWritable(ticket: TicketState, now: Instant): boolean {
  return ticket.status !== 'SOLVED' || isFreshlySolved(ticket, now)
}

function isFreshlySolved({ solvedAt }: TicketState, now: Instant): boolean {
  return solvedAt !== null && now < later(solvedAt, REOPENED_WITHIN)
}
