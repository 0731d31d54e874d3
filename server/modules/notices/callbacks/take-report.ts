import { z } from 'zod'
import { DELIVERY_STATES, hasArrived } from '#core/modules/messages/delivery.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import { recordDelivery, rememberUnreachable } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { markDelivered } from '../send/store-sends.ts'

const DeliveryReport = z.object({
  channel: z.enum(['SMS', 'WHATSAPP', 'VOICE', 'MAIL']),
  providerId: z.string(),
  state: z.enum(DELIVERY_STATES),
  /** The address, if nothing is to be sent there any more. */
  unreachable: z.string().optional(),
})
type DeliveryReport = z.infer<typeof DeliveryReport>

/** A report may come before the vendor's answer to the message was written down: it is taken again a minute later. */
export async function takeReport(ctx: Ctx, report: DeliveryReport): Promise<void> {
  if (await record(ctx, report)) return
  const { channel, providerId, state } = report
  const key = `report ${channel} ${providerId} ${state}`
  await ctx.db
    .transaction()
    .execute((tx) => ctx.enqueue(tx, takeReportJob, report, { at: later(ctx.now(), MINUTE), key }))
}

/** A message that is not ours even now never was: other systems may use the same vendor. */
export const takeReportJob = job({
  name: 'notices.take-report',
  payload: DeliveryReport,
  run: async (ctx, report) => {
    const isOurs = await record(ctx, report)
    if (!isOurs) ctx.metrics.count('message_reports_unknown', { channel: report.channel })
  },
})

/** False when no message has the vendor's id. */
async function record(ctx: Ctx, report: DeliveryReport): Promise<boolean> {
  return ctx.db.transaction().execute(async (tx) => {
    const messageIds = await recordDelivery(tx, report, ctx.now())
    if (hasArrived(report.state)) await markDelivered(tx, messageIds, ctx.now())
    const isOurs = messageIds.length > 0
    if (isOurs && report.unreachable !== undefined) await rememberUnreachable(ctx, tx, report.unreachable)
    return isOurs
  })
}
