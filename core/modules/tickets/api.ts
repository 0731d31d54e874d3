// Questions and complaints of families.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { callerFields, line, lines, OwnPath } from '#core/kernel/schemas.ts'
import { AttemptId } from '#core/modules/attempts/attempt.ts'
import { attemptErrors } from '#core/modules/attempts/errors.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import { FileKey } from '#core/modules/uploads/family-file.ts'
import { answerLanguage } from '#core/taxonomy/schemas.ts'
import { ticketErrors as errors } from './errors.ts'
import { HELP_CATEGORIES, MOST_TICKET_FILES } from './ticket-terms.ts'
import { Ticket, TicketCursor, TicketId, TicketSummary } from './ticket.ts'

const params = z.object({ ticketId: TicketId })
const refusals = [commonErrors.NOT_FOUND_ERROR, commonErrors.FORBIDDEN_ERROR]
export const TicketText = lines(2_000).min(1, 'Write a sentence.')

const written = { text: TicketText, files: z.array(FileKey).max(MOST_TICKET_FILES).default([]), ...callerFields }

export const ticketsApi = {
  openTicket: endpoint({
    method: 'POST',
    path: '/help/tickets',
    summary: 'Ask the help desk a question, or complain to the grievance officer',
    access: 'household',
    body: z.object({
      category: z.enum(HELP_CATEGORIES),
      subject: line(120).min(3, 'Say in a few words what it is about.'),
      /** The page it is about. */
      path: OwnPath.optional(),
      ...written,
      ...answerLanguage,
    }),
    response: Ticket,
    errors: refusals,
    limit: { calls: 10, perSeconds: 3_600, everywhere: true },
    idempotent: true,
  }),
  listTickets: endpoint({
    method: 'GET',
    path: '/help/tickets',
    summary: 'List this household’s questions, the one with the newest message first',
    access: 'household',
    query: z.object({ cursor: TicketCursor.optional(), ...callerFields }),
    response: z.object({ tickets: z.array(TicketSummary), nextCursor: z.string().nullable() }),
  }),
  getTicket: endpoint({
    method: 'GET',
    path: '/help/tickets/:ticketId',
    summary: 'A question with its messages; its files can be read for ten minutes',
    access: 'household',
    owns: { ticket: 'ticketId' },
    params,
    query: z.object(callerFields),
    response: Ticket,
    errors: refusals,
  }),
  writeToTicket: endpoint({
    method: 'POST',
    path: '/help/tickets/:ticketId/messages',
    summary: 'Write once more about a question, which opens it again',
    access: 'household',
    owns: { ticket: 'ticketId' },
    params,
    body: z.object(written),
    response: Ticket,
    errors: [...refusals, errors.TICKET_IS_CLOSED],
    limit: { calls: 30, perSeconds: 3_600, everywhere: true },
    idempotent: true,
  }),
  solveTicket: endpoint({
    method: 'POST',
    path: '/help/tickets/:ticketId/solve',
    summary: 'Say that a question is solved',
    access: 'household',
    owns: { ticket: 'ticketId' },
    params,
    body: z.object(callerFields),
    response: Ticket,
    errors: [...refusals, errors.NOTHING_TO_SOLVE],
  }),
  escalateTicket: endpoint({
    method: 'POST',
    path: '/help/tickets/:ticketId/escalate',
    summary: 'Ask a senior colleague: of a question that is late, or whose answer does not help',
    access: 'household',
    owns: { ticket: 'ticketId' },
    params,
    body: z.object({ text: TicketText, ...callerFields }),
    response: Ticket,
    errors: [...refusals, errors.TICKET_IS_CLOSED, errors.ESCALATED_ALREADY, errors.ESCALATED_TOO_EARLY],
  }),
}

const attempt = z.object({ aid: AttemptId })

export const ticketsDoubts = {
  askDoubt: endpoint({
    method: 'POST',
    path: '/quiz/attempts/:aid/doubts',
    summary: 'Ask about a question of a released test, once for each question; the answer comes as to any question',
    access: 'household',
    owns: { attempt: 'aid' },
    params: attempt,
    body: z.object({ questionId: QuestionVersionId, text: TicketText, ...callerFields, ...answerLanguage }),
    response: Ticket,
    errors: [
      ...refusals,
      errors.DOUBT_ASKED_ALREADY,
      attemptErrors.RESULT_NOT_RELEASED,
      attemptErrors.DOUBT_NOT_INCLUDED,
      attemptErrors.DOUBT_NEEDS_PLAN,
      attemptErrors.DOUBT_NEEDS_PAYMENT,
    ],
    limit: { calls: 20, perSeconds: 3_600, everywhere: true },
  }),
  listDoubts: endpoint({
    method: 'GET',
    path: '/quiz/attempts/:aid/doubts',
    summary: 'List this household’s doubts about the questions of a test',
    access: 'household',
    owns: { attempt: 'aid' },
    params: attempt,
    query: z.object(callerFields),
    response: z.object({
      doubts: z.array(
        z.object({
          questionId: QuestionVersionId,
          ticketId: TicketId,
          no: z.int(),
          status: TicketSummary.shape.status,
        }),
      ),
    }),
    errors: refusals,
  }),
}
