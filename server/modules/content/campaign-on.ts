import { isBefore } from '#core/kernel/time.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { Campaign, CampaignSection, WrittenSection } from '#core/modules/content/campaign.ts'
import { inLanguage, type Language, type LocalisedText, type TextInLanguage } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listActiveCampaigns } from './store-campaigns.ts'
import { contentTag } from '#core/modules/content/cache-tag.ts'

/** Throws NOT_FOUND_ERROR before its first moment and from its last on, as of a draft. */
export async function campaignOn(ctx: Ctx, slug: string, lang: Language): Promise<Campaign> {
  const all = await ctx.cache.remember([contentTag], 'campaigns', () => listActiveCampaigns(ctx.db))
  const now = ctx.now()
  const campaign = all.find((each) => each.slug === slug)
  if (!campaign || isBefore(now, campaign.startsAt) || (campaign.endsAt !== null && !isBefore(now, campaign.endsAt)))
    throw commonErrors.NOT_FOUND_ERROR()
  const { title, description, sections, endsAt } = campaign
  const say = (text: LocalisedText) => inLanguage(text, lang)
  return {
    slug,
    title: say(title),
    description: say(description),
    sections: sections.map((section) => spoken(section, say)),
    endsAt,
  }
}

function spoken(section: WrittenSection, say: (text: LocalisedText) => TextInLanguage): CampaignSection {
  const title = say(section.title)
  if (section.kind === 'HERO') return { ...section, title, text: say(section.text), label: say(section.label) }
  if (section.kind === 'TEXT') return { ...section, title, paragraphs: section.paragraphs.map(say) }
  if (section.kind === 'POINTS')
    return { ...section, title, points: section.points.map((point) => ({ title: say(point.title), text: say(point.text) })) } // prettier-ignore
  return { ...section, title }
}
