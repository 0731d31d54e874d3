import { commonErrors } from '#core/kernel/common-errors.ts'
import type { CampaignReport } from '#core/modules/campaigns/campaign.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import { countDeliveries } from '#server/modules/messages/index.ts'
import { countSends, type SendCount } from '#server/modules/notices/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findCampaign } from './store.ts'
import { countRecipients } from './store-recipients.ts'

type ChannelReport = CampaignReport['channels'][number]

/** Throws NOT_FOUND_ERROR. */
export async function reportCampaign(ctx: Ctx, id: string): Promise<CampaignReport> {
  const campaign = await findCampaign(ctx.staffDb, id)
  if (!campaign) throw commonErrors.NOT_FOUND_ERROR()
  const [counts, sends, deliveries] = await Promise.all([
    countRecipients(ctx.staffDb, id),
    countSends(ctx.staffDb, id),
    countDeliveries(ctx.staffDb, id),
  ])
  const matched = total(counts)
  const suppressed = counts.flatMap(({ outcome, count }) => (outcome === null ? [] : [{ reason: outcome, count }]))
  return {
    matched,
    recipients: matched - total(suppressed),
    waiting: total(counts.filter(({ isNotified, outcome }) => !isNotified && outcome === null)),
    suppressed,
    channels: campaign.channels.map((channel) => {
      const arrived = (...states: readonly string[]) =>
        total(deliveries.filter((each) => each.channel === channel && states.includes(each.delivery)))
      return {
        ...channelOf(channel, sends),
        delivered: arrived('DELIVERED', 'READ'),
        read: arrived('READ'),
        failed: arrived('FAILED'),
      }
    }),
    startedAt: campaign.startedAt,
    endedAt: campaign.endedAt,
  }
}

function channelOf(channel: NoticeChannel, all: readonly SendCount[]): Pick<ChannelReport, 'channel' | 'planned' | 'sent' | 'dropped'> {
  const own = all.filter((each) => each.channel === channel)
  const inStates = (...states: readonly string[]) => own.filter(({ state }) => states.includes(state))
  return {
    channel,
    planned: total(inStates('PLANNED', 'BUNDLED', 'LEAVING')),
    sent: total(inStates('SENT')),
    dropped: inStates('DROPPED').map(({ reason, count }) => ({ reason: reason ?? '', count })),
  }
} // prettier-ignore

function total(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}
