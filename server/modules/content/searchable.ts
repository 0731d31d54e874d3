// Questions with their answers, and policies, for the search of the site.
import { LANGUAGES, type LocalisedText } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inItsLanguages } from '#server/platform/points/searchable.ts'
import { listFaqsByIds, listPolicies } from './store.ts'

const FAQ_PLACES: Readonly<Record<string, string>> = { home: '/', pay: '/plans' }

export const contentSearchable = { FAQ: faqDocuments, POLICY: policyDocuments }

async function faqDocuments(ctx: Ctx, ids: readonly string[]) {
  const faqs = await listFaqsByIds(ctx.db, ids)
  return faqs.flatMap(({ id, page, question, answer }) =>
    inItsLanguages({ id, title: question, text: answer, path: FAQ_PLACES[page] ?? `/${page}` }),
  )
}

async function policyDocuments(ctx: Ctx, kinds: readonly string[]) {
  const inForce = (await listPolicies(ctx.db)).filter(({ publishedAt }) => publishedAt <= ctx.now())
  return kinds.flatMap((kind) => {
    const policy = inForce.find((each) => each.kind === kind)
    if (!policy) return []
    const path = kind === 'TERMS' ? '/tnc' : `/policies/${kind.toLowerCase()}`
    const text = joined([policy.summary, ...policy.body])
    return inItsLanguages({ id: kind, title: policy.title, text, path })
  })
}

/** The paragraphs in each language that the first has; a paragraph that is not translated stays English. */
function joined(texts: readonly LocalisedText[]): LocalisedText {
  const own = LANGUAGES.filter((language) => texts[0]?.[language] !== undefined)
  const entries = own.map((language) => [language, texts.map((text) => text[language] ?? text.en).join(' ')])
  return { en: '', ...(Object.fromEntries(entries) as object) }
}
