import { ticketsApi, ticketsDoubts } from '#core/modules/tickets/api.ts'
import { ticketsStaffApi as staffApi } from '#core/modules/tickets/staff-api.ts'
import { routes } from '#server/platform/call.ts'
import { defineModule } from '#server/platform/module.ts'
import { ownedThings } from '#server/platform/access/points/owned-things.ts'
import { workQueues } from '#server/platform/resource/points/work-queues.ts'
import { isAnyOf } from '#server/platform/resource/limits/limited.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { askDoubt, listOwnDoubts } from './families/ask-doubt.ts'
import { listOwnTickets } from './families/list-tickets.ts'
import { openTicket } from './families/open-ticket.ts'
import { escalateTicket, solveTicket, writeToTicket } from './families/write-to-ticket.ts'
import { household } from './household.ts'
import { deleteOldJob, escalateLateJob, solveSilentJob } from './jobs.ts'
import { ticketMessages } from './reference/messages.ts'
import { answerTicket, raiseTicket, readTicket, sortTicket, takeTicket } from './staff/answer-ticket.ts'
import { giveTicket, listAnswerers } from './staff/give-ticket.ts'
import { ticketRows } from './staff/list.ts'
import { viewTicket } from './view-ticket.ts'
import { ticketsWaiting } from './waiting.ts'
import { ownTicket } from './own-ticket.ts'

export const tickets = defineModule({
  name: 'tickets',
  messages: ticketMessages,
  operations: [
    ...routes(ticketsApi, {
      openTicket: (ctx, input, { actor, idempotencyKey }) => openTicket(ctx, actor, input, idempotencyKey),
      listTickets: (ctx, { cursor }, { actor }) => listOwnTickets(ctx, actor, cursor),
      getTicket: (ctx, _, { ticket }) => viewTicket(ctx, ticket),
      writeToTicket: (ctx, input, { actor, idempotencyKey }) => writeToTicket(ctx, actor, input, idempotencyKey),
      solveTicket: (ctx, { ticketId }, { actor }) => solveTicket(ctx, actor, ticketId),
      escalateTicket,
    }),
    ...routes(ticketsDoubts, {
      askDoubt,
      listDoubts: listOwnDoubts,
    }),
    ...resourceOperations(staffApi.staffTickets, ticketRows, {
      within: { teams: ({ teams }) => isAnyOf('team_id', teams) },
    }),
    ...routes(staffApi.staffTicketActions, {
      readTicket: (ctx, { id }, { actor }) => readTicket(ctx, actor, id),
      answerTicket,
      takeTicket,
      giveTicket,
      listAnswerers: (ctx, { id }) => listAnswerers(ctx, id),
      sortTicket,
      raiseTicket,
    }),
  ],
  jobs: [escalateLateJob, solveSilentJob, deleteOldJob],
  household,
  contributes: [ownedThings({ ticket: ownTicket }), workQueues(...ticketsWaiting)],
})
