// The texts of a campaign, checked before anything is sent: each channel has one, it is registered as an offer, and the values fit.
import { campaignErrors as errors } from '#core/modules/campaigns/errors.ts'
import { smsPartsOf } from '#core/modules/messages/sms-length.ts'
import { fitValue, placeholdersOf } from '#core/modules/messages/placeholders.ts'
import type { Category } from '#core/modules/messages/template-lint.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { NoticeChannel } from '#core/taxonomy/notice.ts'
import { pathInLanguage } from '#core/taxonomy/page-path.ts'
import { fill, fitValues, listTemplateTexts, type TemplateText } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Campaign } from './store.ts'

/** The categories in which operators and Meta allow an offer. */
export const OFFER_CATEGORIES: Readonly<Partial<Record<NoticeChannel, readonly Category[]>>> = {
  SMS: ['PROMOTIONAL', 'SERVICE_EXPLICIT'],
  WHATSAPP: ['MARKETING'],
}

export interface CampaignTexts {
  /** The language of the text that a household with this choice gets: its own, or English. */
  readonly langOf: (channel: NoticeChannel, lang: Language) => Language
  /** Parts of the SMS in this language. One for the other channels. */
  readonly partsOf: (channel: NoticeChannel, lang: Language) => number
}

/** Throws the errors of the campaign's texts. */
export async function readCampaignTexts(ctx: Ctx, db: Db, campaign: Campaign): Promise<CampaignTexts> {
  const all = await listTemplateTexts(db, campaign.type)
  const texts = all.filter(({ channel }) => campaign.channels.includes(channel))
  // The notification centre shows every notice, and push messages have its texts.
  if (!all.some(({ channel, lang }) => channel === 'PUSH' && lang === 'en'))
    throw errors.CAMPAIGN_WITHOUT_TEXT({ type: campaign.type, channel: 'the notification centre' })
  for (const channel of campaign.channels)
    if (!texts.some((text) => text.channel === channel && text.lang === 'en'))
      throw errors.CAMPAIGN_WITHOUT_TEXT({ type: campaign.type, channel })
  for (const text of texts) refuseUnfit(ctx, campaign, text)
  const find = (channel: NoticeChannel, lang: Language) =>
    texts.find((text) => text.channel === channel && text.lang === lang)
  return {
    langOf: (channel, lang) => (find(channel, lang) ? lang : 'en'),
    partsOf: (channel, lang) => {
      const text = find(channel, lang) ?? find(channel, 'en')
      return channel === 'SMS' && text ? smsPartsOf(filled(text, valuesIn(ctx, campaign, lang))) : 1
    },
  }
}

/** The values in this language, with the link as it is sent. */
export function valuesIn(ctx: Ctx, { values, link }: Campaign, lang: Language): Readonly<Record<string, string>> {
  const texts = values.map(({ name, text }) => [name, text[lang] ?? text.en] as const)
  return { ...Object.fromEntries(texts), link: `${ctx.settings.publicUrl}${pathInLanguage(link, lang)}` }
}

function refuseUnfit(ctx: Ctx, campaign: Campaign, { channel, lang, category, vars, subject, body }: TemplateText): void {
  const allowed = OFFER_CATEGORIES[channel]
  if (allowed && (category === null || !allowed.includes(category)))
    throw errors.CAMPAIGN_TEXT_NOT_AN_OFFER({ channel, category: category ?? 'none' })
  const values = valuesIn(ctx, campaign, lang)
  const missing = placeholdersOf(`${subject} ${body}`).find((name) => (values[name] ?? '') === '')
  if (missing !== undefined) throw errors.CAMPAIGN_VALUE_MISSING({ name: missing })
  const wrong = vars.find((variable) => fitValue(values[variable.name] ?? '', variable) === undefined)
  if (wrong) throw errors.CAMPAIGN_VALUE_DOES_NOT_FIT({ name: wrong.name, max: wrong.max })
} // prettier-ignore

function filled({ body, vars }: TemplateText, values: Readonly<Record<string, string>>): string {
  return fill(body, fitValues(values, vars))
}
