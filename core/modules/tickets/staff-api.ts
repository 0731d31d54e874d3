// The staff's queue of questions.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { Reason, resource, Sentence } from '#core/kernel/resource.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line, listed, QueryFlag, StaffRef } from '#core/kernel/schemas.ts'
import { DoubtQuestion } from '#core/modules/attempts/after-test-api.ts'
import { LanguageKey } from '#core/taxonomy/schemas.ts'
import { FamilyFile } from '#core/modules/uploads/family-file.ts'
import { TicketText } from './api.ts'
import { ticketErrors as errors } from './errors.ts'
import { AUTHORS, TICKET_CATEGORIES, TICKET_STATUSES } from './ticket-terms.ts'

const feature = 'tickets'
const params = z.object({ id: line(64) })
const Category = z.enum(TICKET_CATEGORIES)
const Status = z.enum(TICKET_STATUSES)
/** The team that answers it. The second level belongs to no team. */
const Team = line(64).min(1).register(listed, { list: 'teams' }).nullable()
const TicketState = z.object({ status: Status, level: z.int() })

export const ticketsStaffApi = {
  staffTickets: resource({
    name: 'tickets',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      no: z.int(),
      accountId: z.string(),
      learnerId: z.string(),
      category: Category,
      subject: z.string(),
      path: z.string().nullable(),
      lang: LanguageKey,
      status: Status,
      level: z.int(),
      escalatedAt: Instant.nullable(),
      escalatedBy: z.enum(['FAMILY', 'STAFF', 'LATE']).nullable(),
      assignee: StaffRef.nullable(),
      teamId: Team,
      openedAt: Instant,
      answerBy: Instant.nullable(),
      solveBy: Instant,
      answeredAt: Instant.nullable(),
      solvedAt: Instant.nullable(),
      lastAt: Instant,
      /** The next promise: the answer if one is owed, else the solution. */
      dueAt: Instant,
    }),
    filter: z.object({
      status: Status.optional(),
      category: Category.optional(),
      isEscalated: QueryFlag.optional(),
      /** Solved ones are neither late nor in time. */
      isLate: QueryFlag.optional(),
      assignee: line(64).optional(),
      accountId: line(64).optional(),
      teamId: line(64).optional(),
    }),
    sort: ['openedAt', 'dueAt'],
    newestFirst: true,
    bulk: z.object({ teamId: Team }),
    errors: [resourceErrors.OUTSIDE_YOUR_LIMITS],
  }),
  staffTicketActions: {
    readTicket: endpoint({
      method: 'GET',
      path: '/staff/tickets/:id/messages',
      summary: 'Staff: read a ticket’s messages, notes and files',
      access: `staff:${feature}.view`,
      params,
      response: z.object({
        messages: z.array(
          z.object({
            id: z.string(),
            author: z.enum(AUTHORS),
            staffId: z.string().nullable(),
            text: z.string(),
            at: Instant,
            files: z.array(FamilyFile),
          }),
        ),
        /** Only of a doubt: the question with the learner's answer, its key and its solution. */
        doubt: DoubtQuestion.nullable(),
      }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    answerTicket: endpoint({
      method: 'POST',
      path: '/staff/tickets/:id/messages',
      summary: 'Staff: answer the family (it is notified), or write a note that only staff read',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ text: TicketText, isNote: z.boolean().default(false), isSolved: z.boolean().default(false) }),
      response: TicketState,
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    takeTicket: endpoint({
      method: 'POST',
      path: '/staff/tickets/:id/take',
      summary: 'Staff: take a ticket, or give it back to the queue',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ isTaken: z.boolean() }),
      response: z.object({ assignee: StaffRef.nullable() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    giveTicket: endpoint({
      method: 'POST',
      path: '/staff/tickets/:id/give',
      summary: 'Staff: give a ticket to a team, to a colleague who may open it, or to both',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({
        /** Null takes it from its team, and leaving it out changes nothing. The same holds for the colleague. */
        teamId: Team.optional(),
        assignee: StaffRef.nullable().optional(),
        reason: Sentence,
      }),
      response: z.object({ assignee: StaffRef.nullable(), teamId: z.string().nullable() }),
      errors: [
        commonErrors.NOT_FOUND_ERROR,
        resourceErrors.OUTSIDE_YOUR_LIMITS,
        errors.NOTHING_TO_GIVE,
        errors.TEAM_AT_SECOND_LEVEL,
        errors.NO_SUCH_TEAM,
        errors.CANNOT_ANSWER_IT,
      ],
    }),
    listAnswerers: endpoint({
      method: 'GET',
      path: '/staff/tickets/:id/answerers',
      summary: 'Staff: list the colleagues who may answer a ticket',
      access: `staff:${feature}.edit`,
      params,
      response: z.object({ members: z.array(z.object({ id: z.string(), name: z.string() })) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    sortTicket: endpoint({
      method: 'POST',
      path: '/staff/tickets/:id/category',
      summary: 'Staff: move a ticket to another category; its times are never longer than they were',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ category: Category, reason: Reason.optional() }),
      response: z.object({ category: Category }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    raiseTicket: endpoint({
      method: 'POST',
      path: '/staff/tickets/:id/escalate',
      summary: 'Staff: pass a ticket to the second level',
      access: `staff:${feature}.edit`,
      params,
      body: z.object({ reason: Sentence }),
      response: TicketState,
      errors: [commonErrors.NOT_FOUND_ERROR, errors.ESCALATED_ALREADY, errors.TICKET_IS_CLOSED],
    }),
  },
}
