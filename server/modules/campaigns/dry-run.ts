import { commonErrors } from '#core/kernel/common-errors.ts'
import type { DryRun } from '#core/modules/campaigns/campaign.ts'
import type { Outcome } from '#core/modules/campaigns/campaign-terms.ts'
import { estimateCost } from '#core/modules/campaigns/estimate-cost.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import type { Ctx } from '#server/platform/context.ts'
import { walkAudience } from './audience.ts'
import { readCampaignTexts } from './campaign-texts.ts'
import { findCampaign, listRates } from './store.ts'

/** Counts what a campaign would send now. Throws NOT_FOUND_ERROR and the errors of its texts. */
export async function dryRun(ctx: Ctx, id: string): Promise<DryRun> {
  const campaign = await findCampaign(ctx.db, id)
  if (!campaign) throw commonErrors.NOT_FOUND_ERROR()
  const texts = await readCampaignTexts(ctx, ctx.db, campaign)
  const counts = new Counts()
  for await (const portion of walkAudience(ctx, ctx.staffDb, campaign))
    for (const { lang, decision } of portion) {
      if (decision.outcome !== null) counts.suppress(decision.outcome)
      else counts.add(decision.channels.map((channel) => ({ channel, lang: texts.langOf(channel, lang) })))
    }
  const { messages, ...rest } = counts.read()
  const priced = messages.map(({ channel, lang, count }) => ({ channel, count, parts: texts.partsOf(channel, lang) }))
  return { ...rest, messages, cost: estimateCost(priced, await listRates(ctx.db)) }
}

interface MessageKind {
  readonly channel: NoticeChannel
  readonly lang: Language
}

class Counts {
  readonly #messages = new Map<string, MessageKind & { count: number }>()
  readonly #suppressed = new Map<Outcome, number>()
  #recipients = 0

  suppress(outcome: Outcome): void {
    this.#suppressed.set(outcome, (this.#suppressed.get(outcome) ?? 0) + 1)
  }

  add(kinds: readonly MessageKind[]): void {
    this.#recipients += 1
    for (const { channel, lang } of kinds) {
      const known = this.#messages.get(`${channel} ${lang}`) ?? { channel, lang, count: 0 }
      this.#messages.set(`${channel} ${lang}`, { ...known, count: known.count + 1 })
    }
  }

  read() {
    const suppressed = [...this.#suppressed].map(([reason, count]) => ({ reason, count }))
    const matched = suppressed.reduce((sum, { count }) => sum + count, this.#recipients)
    const messages = [...this.#messages].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, kind]) => kind)
    return { matched, recipients: this.#recipients, messages, suppressed }
  }
}
