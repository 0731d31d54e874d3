import { notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import type { StoredTicket } from './store.ts'

type TicketNotice = 'ticket-received' | 'ticket-answered' | 'ticket-solved' | 'ticket-escalated'

/** `occasion` is the message or the change: of each the family hears once. */
export async function notifyFamily(
  ctx: Ctx,
  tx: Tx,
  ticket: StoredTicket,
  { type, occasion }: { readonly type: TicketNotice; readonly occasion: string },
): Promise<void> {
  const { id, no, accountId, learnerId, lang, answerBy, solveBy, category } = ticket
  const due = answerBy ?? solveBy
  await notify(ctx, tx, {
    to: { accountId },
    type,
    key: `${type} ${occasion}`,
    // About money, and what the law wants acknowledged, it must arrive.
    purpose: category === 'PAYMENT' || category === 'GRIEVANCE' ? 'PAYMENTS' : 'CLASSES',
    values: {
      number: String(no),
      ...((type === 'ticket-received' || type === 'ticket-escalated') && {
        until: { at: due },
      }),
    },
    link: `/help/${id}`,
    lang,
    aboutLearnerId: learnerId,
    subject: id,
  })
}
