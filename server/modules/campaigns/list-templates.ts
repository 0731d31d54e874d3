import { placeholdersOf } from '#core/modules/messages/placeholders.ts'
import { listTextsByCategory } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { OFFER_CATEGORIES } from './campaign-texts.ts'

/** The templates that a campaign can have, each with the placeholders of all its channels. */
export async function listOfferTemplates({ staffDb }: Ctx) {
  const categories = Object.values(OFFER_CATEGORIES).flat()
  const templates = [...(await listTextsByCategory(staffDb, categories))].map(([key, texts]) => {
    const placeholders = texts.flatMap(({ subject, body }) => placeholdersOf(`${subject} ${body}`))
    const longest = texts.toSorted((a, b) => b.body.length - a.body.length)[0]
    return {
      key,
      channels: texts.map(({ channel }) => channel),
      placeholders: [...new Set(placeholders)].filter((name) => name !== 'link'),
      text: longest?.body ?? '',
    }
  })
  return { templates }
}
