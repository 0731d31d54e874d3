import type { InputOf } from '#core/kernel/endpoint.ts'
import { QuestionVersionId } from '#core/modules/papers/paper.ts'
import type { ticketsDoubts } from '#core/modules/tickets/api.ts'
import { ticketErrors as errors } from '#core/modules/tickets/errors.ts'
import { TicketId, type Ticket } from '#core/modules/tickets/ticket.ts'
import { lockAttempt, requireDoubt } from '#server/modules/attempts/index.ts'
import type { Call, Household } from '#server/platform/access/actor.ts'
import type { CallOf } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { listDoubts } from '../store.ts'
import { viewTicketAgain } from '../view-ticket.ts'
import { insertOpenTicket } from './open-ticket.ts'

/** A ticket with the question of the test, whose answer is promised as of any other ticket. */
export async function askDoubt(ctx: Ctx, input: InputOf<typeof ticketsDoubts.askDoubt>, { actor, attempt }: CallOf<typeof ticketsDoubts.askDoubt>): Promise<Ticket> {
  const { aid, questionId, text, lang } = input
  const { paperId, title, no } = await requireDoubt(ctx, attempt, { questionId, lang })
  const ticketId = await inTransaction(ctx.db, async (tx) => {
    // A second call for the same question waits here.
    await lockAttempt(tx, aid)
    const asked = await listDoubts(tx, actor.accountId, aid)
    if (asked.some(({ doubt }) => doubt?.questionId === questionId)) throw errors.DOUBT_ASKED_ALREADY()
    const path = `/quiz/${paperId}/result/${aid}#question-${no}`
    const about = { category: 'DOUBT', subject: subjectOf(title, no), path, doubt: { attemptId: aid, questionId } } as const
    return insertOpenTicket(ctx, tx, actor, { ...about, learnerId: attempt.learnerId, lang, text, files: [] })
  })
  return viewTicketAgain(ctx, ticketId)
} // prettier-ignore

const LONGEST_TITLE = 100

function subjectOf(title: string, no: number): string {
  return `Q. ${no} · ${[...title].slice(0, LONGEST_TITLE).join('')}`
}

export async function listOwnDoubts(ctx: Ctx, { aid }: { readonly aid: string }, { actor }: Call<Household>) {
  const doubts = await listDoubts(ctx.db, actor.accountId, aid)
  return {
    doubts: doubts.map(({ id, no, status, doubt }) => ({
      questionId: QuestionVersionId.parse(doubt?.questionId),
      ticketId: TicketId.parse(id),
      no,
      status,
    })),
  }
}
