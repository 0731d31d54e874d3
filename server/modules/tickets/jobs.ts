import { z } from 'zod'
import { later, type Instant } from '#core/kernel/time.ts'
import { isLate, KEPT_AFTER_SOLVED, SOLVED_BY_SILENCE } from '#core/modules/tickets/ticket-terms.ts'
import { releaseFiles } from '#server/modules/uploads/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction, type Db, type Tx } from '#server/platform/database/db.ts'
import { forEachRow } from '#server/platform/jobs/each-row.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { escalate } from './escalate.ts'
import { deleteTicket, listLate, listMessages, listSilent, listSolvedBefore, lockTicket, updateTicket, type StoredTicket } from './store.ts' // prettier-ignore
import { claimOf } from './view-ticket.ts'

interface TicketWork {
  readonly name: string
  readonly cron: string
  readonly list: (db: Db, now: Instant, but: readonly string[]) => Promise<string[]>
  /** Decides again with the ticket locked: the family may have written in between. */
  readonly work: (ctx: Ctx, tx: Tx, ticket: StoredTicket) => Promise<void>
}

function ticketJob({ name, cron, list, work }: TicketWork) {
  return job({
    name,
    payload: z.unknown(),
    cron,
    run: (ctx) =>
      forEachRow(ctx, {
        job: name,
        list: (but) => list(ctx.db, ctx.now(), but),
        idOf: (id) => id,
        work: (id) =>
          inTransaction(ctx.db, async (tx) => {
            const ticket = await lockTicket(tx, id)
            if (ticket) await work(ctx, tx, ticket)
          }),
      }),
  })
}

/** Every five minutes: a ticket whose answer or solution is late goes to the second level. */
export const escalateLateJob = ticketJob({
  name: 'tickets.escalate-late',
  cron: '*/5 * * * *',
  list: listLate,
  async work(ctx, tx, ticket) {
    if (ticket.level === 1 && isLate(ticket, ctx.now())) await escalate(ctx, tx, ticket, 'LATE')
  },
})

/** Every night: a week after our answer, a family that says nothing more is content. */
export const solveSilentJob = ticketJob({
  name: 'tickets.solve-silent',
  cron: '40 20 * * *',
  list: (db, now, but) => listSilent(db, later(now, -SOLVED_BY_SILENCE), but),
  async work(ctx, tx, { id, status, lastAt }) {
    if (status !== 'ANSWERED' || later(lastAt, SOLVED_BY_SILENCE) > ctx.now()) return
    await updateTicket(tx, id, { status: 'SOLVED', solvedAt: ctx.now(), answerBy: null })
  },
})

/** Every night: with its files. */
export const deleteOldJob = ticketJob({
  name: 'tickets.delete-old',
  cron: '50 20 * * *',
  list: (db, now, but) => listSolvedBefore(db, later(now, -KEPT_AFTER_SOLVED), but),
  async work(_ctx, tx, { id, status }) {
    if (status !== 'SOLVED') return
    await releaseFiles(
      tx,
      (await listMessages(tx, id)).map((message) => claimOf(message.id)),
    )
    await deleteTicket(tx, id)
  },
})
