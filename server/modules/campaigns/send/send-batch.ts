// Gives the next households of a campaign their notice, so many messages a second. The notifier sends them.
import { z } from 'zod'
import { later, SECOND, type Instant } from '#core/kernel/time.ts'
import { MOST_A_SECOND } from '#core/modules/campaigns/campaign-terms.ts'
import { firstLoudInstant } from '#core/modules/messages/quiet-hours.ts'
import { HOME_ZONE } from '#core/taxonomy/zone.ts'
import { countUnsent, notify } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { job } from '#server/platform/jobs/queue.ts'
import { decideAgain, type DecidedHousehold } from '../audience.ts'
import { valuesIn } from '../campaign-texts.ts'
import { listSending, lockCampaign, takePace, updatePace, updateStatus, type Campaign } from '../store.ts'
import { listWaiting, markNotified, markSuppressed } from '../store-recipients.ts'

/** The timetable begins again what a process that died has left. */
export const sendBatchJob = job({
  name: 'campaigns.send-batch',
  payload: z.unknown(),
  cron: '* * * * *',
  run: (ctx) => ctx.db.transaction().execute((tx) => sendBatch(ctx, tx)),
})

/** One batch of one campaign. All campaigns share the pace, whose lock another process may have. */
async function sendBatch(ctx: Ctx, tx: Tx): Promise<void> {
  const next = await takePace(tx)
  if (next === undefined) return
  if (next > ctx.now()) return runAgain(ctx, tx, next)
  const sending = (await listSending(tx)).map((campaign) => ({ campaign, loud: loudFrom(campaign, ctx.now()) }))
  for (const { campaign, loud } of sending) {
    if (loud > ctx.now() || !(await work(ctx, tx, campaign.id))) continue
    const after = later(ctx.now(), SECOND)
    await updatePace(tx, after)
    return runAgain(ctx, tx, after)
  }
  const quiet = sending.map(({ loud }) => loud).filter((loud) => loud > ctx.now())
  if (quiet.length > 0) await runAgain(ctx, tx, earliest(quiet))
}

function runAgain(ctx: Ctx, tx: Tx, at: Instant): Promise<void> {
  return ctx.enqueue(tx, sendBatchJob, {}, { at, key: 'campaigns' })
}

/**
 * Mail makes no sound; all else waits for the law's hours in India, so that a night's messages do not leave all at once in
 * the morning. Those to families abroad then wait for their own morning.
 */
function loudFrom({ channels }: Campaign, now: Instant): Instant {
  const isMail = channels.every((channel) => channel === 'MAIL')
  const preference = { quietFrom: 0, quietTill: 0 }
  const subject = {
    purpose: 'OFFERS',
    channel: isMail ? 'MAIL' : 'SMS',
    isLastCall: false,
    preference,
    zone: HOME_ZONE,
  } as const
  return firstLoudInstant(subject, now) ?? now
}

function earliest(instants: readonly Instant[]): Instant {
  return instants.reduce((first, each) => (each < first ? each : first))
}

/** False when all of its households had their turn. It ends when their messages have left, too: until then it can be stopped. */
async function work(ctx: Ctx, tx: Tx, id: string): Promise<boolean> {
  const campaign = await lockCampaign(tx, id)
  if (campaign?.status !== 'SENDING') return false
  if (await isBehind(ctx, tx, id)) return true
  const accountIds = await listWaiting(tx, id, MOST_A_SECOND)
  if (accountIds.length > 0) await sendTo(ctx, tx, campaign, accountIds)
  else if ((await countUnsent(tx, id, { most: 1 })) === 0)
    await updateStatus(tx, id, { status: 'DONE', endedAt: ctx.now() })
  return accountIds.length > 0
}

/** True while the messages of two batches have not left: a campaign must not push messages about classes back. */
async function isBehind(ctx: Ctx, tx: Tx, id: string): Promise<boolean> {
  const most = 2 * MOST_A_SECOND
  return (await countUnsent(tx, id, { dueBy: ctx.now(), most })) === most
}

async function sendTo(ctx: Ctx, tx: Tx, campaign: Campaign, accountIds: readonly string[]): Promise<void> {
  const households = await decideAgain(ctx, tx, campaign, accountIds)
  const notified: string[] = []
  let messages = 0
  for (const accountId of accountIds) {
    const household = households.find((each) => each.accountId === accountId)
    const outcome = household ? household.decision.outcome : 'NO_MATCH'
    if (outcome !== null) await markSuppressed(tx, campaign.id, { accountId, outcome }, ctx.now())
    if (household?.decision.outcome !== null) continue
    messages += household.decision.channels.length
    if (messages > MOST_A_SECOND) break
    await notifyOne(ctx, tx, campaign, household)
    notified.push(accountId)
  }
  await markNotified(tx, campaign.id, notified, ctx.now())
}

async function notifyOne(ctx: Ctx, tx: Tx, campaign: Campaign, { accountId, lang }: DecidedHousehold): Promise<void> {
  const { link: _, ...values } = valuesIn(ctx, campaign, lang)
  await notify(ctx, tx, {
    to: { accountId },
    type: campaign.type,
    key: `campaign ${campaign.id}`,
    purpose: 'OFFERS',
    values,
    link: campaign.link,
    lang,
    channels: campaign.channels,
    subject: campaign.id,
  })
}
