// In which languages a program is taught, and in which batches: worded for the plans page.
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import type { Bundle } from '#core/modules/catalogue/catalogue.ts'
import { batchesInTurn } from '#core/modules/enrolments/choose-batch.ts'
import type { plansApi } from '#core/modules/plans/api.ts'
import { languageNameIn, type Language } from '#core/taxonomy/language.ts'
import { batchFacts, promiseDays } from '#web/page/course/course-facts.server.ts'
import { trialOf, type TrialOffer } from '#web/page/course/trial-offer.server.ts'
import { unlessMissing, type Page } from '#web/page/page.server.ts'

type Answer = ResponseOf<(typeof plansApi)['getFullSubscriptionPlan']>

/** The languages to choose from, the one that is shown, and the one that was asked for in vain. */
export function languagesOf({ program, languages }: Answer, { prefer, lang }: { prefer: Language; lang: Language }) {
  return {
    taughtIn: languageNameIn(program.language, lang),
    missing: languages.some(({ language }) => language === prefer) ? undefined : languageNameIn(prefer, lang),
    all: languages.map(({ language, plans }) => ({
      language,
      name: languageNameIn(language, lang),
      isShown: language === program.language,
      prices: Object.fromEntries(plans.map(({ variantName, price }) => [variantName, price])),
    })),
  }
}

/** The batches of each course that can still be joined, the usual one first, and its trial. */
export async function readTaught(page: Page, bundleIds: readonly Bundle['id'][]) {
  const { api, lang } = page
  const courses = await Promise.all(
    [...new Set(bundleIds)].map(async (bundleId) => {
      const bundle = await unlessMissing(api.catalogue.getPublicBundle({ bundleId, lang }))
      const trial = bundle && trialOf(bundle, 'BUY_NOW')
      return [bundleId, { batches: bundle ? await batchesOf(page, bundle) : [], trial }] as const
    }),
  )
  return new Map<string, Taught>(courses)
}

interface Taught {
  readonly batches: Awaited<ReturnType<typeof batchesOf>>
  readonly trial: TrialOffer | undefined
}

async function batchesOf(page: Page, { id: bundleId, batches }: Bundle) {
  const open = batchesInTurn(batches, { chosen: null, last: null, language: null }, page.visit.now)
  const limited = open.length > 1 ? await page.api.enrolments.getBatchSeats({ bundleId }) : []
  const full = new Set(limited.filter(({ left }) => left === 0).map(({ batchId }) => batchId))
  return open.map((batch) => ({
    id: batch.id,
    isFull: full.has(batch.id),
    ...batchFacts(batch, page.lang, page.visit.now),
    /** For the full course. */
    promise: promiseDays(batch, { validMonths: 0, from: page.visit.now }, page.lang),
    promiseOfMonths: promiseDays(batch, { validMonths: 1, from: page.visit.now }, page.lang),
    teacherNames: [...new Set(batch.timetable.map(({ teacherName }) => teacherName))],
  }))
}
