import { z } from 'zod'
import { id, Instant } from '#core/kernel/schemas.ts'
import { FamilyFile } from '#core/modules/uploads/family-file.ts'
import { AUTHORS, TICKET_CATEGORIES, TICKET_STATUSES } from './ticket-terms.ts'

export const TicketId = id('tic')
export type TicketId = z.infer<typeof TicketId>

/** The last ticket of a page: the instant of its last message, and its id. */
export const TicketCursor = z.string().regex(/^\d{1,15}-tic[0-9a-z]{18}$/, 'not a cursor')

export const TicketSummary = z.object({
  id: TicketId,
  /** People say it on the phone. */
  no: z.int(),
  category: z.enum(TICKET_CATEGORIES),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  isEscalated: z.boolean(),
  openedAt: Instant,
  lastAt: Instant,
  /** The family waits until then for an answer. Null: it waits for none. */
  answerBy: Instant.nullable(),
  solveBy: Instant,
})
export type TicketSummary = z.infer<typeof TicketSummary>

export const TicketMessage = z.object({
  id: z.string(),
  author: z.enum(AUTHORS).exclude(['NOTE']),
  text: z.string(),
  at: Instant,
  files: z.array(FamilyFile),
})
export type TicketMessage = z.infer<typeof TicketMessage>

/** A ticket as its family reads it, without the notes of staff. */
export const Ticket = TicketSummary.extend({
  /** The page it is about. */
  path: z.string().nullable(),
  messages: z.array(TicketMessage),
  mayEscalate: z.boolean(),
})
export type Ticket = z.infer<typeof Ticket>
