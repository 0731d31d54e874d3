import { data, redirect } from 'react-router'
import { TrialId } from '#core/modules/catalogue/catalogue.ts'
import { payPageOf, type PayPage } from '#core/modules/orders/pay-page.ts'
import type { Page } from '#web/page/page.server.ts'
import type { PurchaseItem } from './price.server.ts'

/** The item that the address asks for, with the chosen batch: decision P-27. A partner's EMI link leads to the page of EMI. */
export async function purchaseItemOf(page: Page): Promise<PurchaseItem> {
  const batchId = page.url.searchParams.get('batch') ?? ''
  return { ...(await askedItem(page)), ...(batchId === '' ? {} : { batchId }) }
}

async function askedItem(page: Page): Promise<PurchaseItem> {
  const { url } = page
  const asked = payPageOf(url.pathname, Object.fromEntries(url.searchParams))
  if (asked.kind === 'WALLET') throw redirect('/me?tab=wallet')
  if (asked.kind === 'NONE') throw redirect('/plans')
  if (asked.kind === 'AI_PLACE') return aiBatch(await aioIdAt(page, asked))
  if (asked.isEmiFirst && !/\/emi(\.data)?$/.test(url.pathname)) throw redirect(`/pay/emi${url.search}`)
  if (asked.kind === 'AI_BATCH') return aiBatch(asked.aioId)
  if (asked.kind === 'PLAN') return { subscriptionPlanId: asked.subscriptionPlanId }
  const { entityId, entityType } = asked
  if (entityType !== undefined) return { entityId, entityType }
  return TrialId.safeParse(entityId).success ? { entityId, entityType: 'BUNDLE_TRIAL' } : { entityId }
}

function aiBatch(entityId: string): PurchaseItem {
  return { entityId, entityType: 'BATCH_BUNDLE' }
}

/** The list that a category and a language make, as its own page shows it. */
async function aioIdAt({ api, lang }: Page, { category, lang: language, index }: PayPage & { kind: 'AI_PLACE' }) {
  const [course, tier] = index
  // Neither is known to be one of ours before the contract has read it.
  const narrowed = { type: category as never, language: language as never, number: 50, lang }
  const { courses } = await api.listings.getAiLiveCourses(narrowed)
  const plan = courses[course]?.teachingLanguageAICourses[0]?.plans[tier]
  if (!plan) throw data(null, { status: 404 })
  return plan.aioId
}
