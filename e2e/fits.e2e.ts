// Every page fits a small phone: nothing is wider than 320 or 360 px, in each language, also where a person reads text of twice
// the size; a finger hits what can be pressed; and nothing moves for a person who has asked for less motion. One test measures all pages in one language and reports every fault.
// `npm test` measures a third of the pages a day, `npm run proofs` all of them.
import type { Page } from '@playwright/test'
import { PUBLISHED, type PublishedLanguage } from '#core/taxonomy/page-path.ts'
import { turnOf } from '../server/test/proofs/how-much.ts'
import { CLASS_9_PLANS, signUpByApi } from './family.ts'
import { findMoving, findTooSmall, findTooWide } from './fit.ts'
import { findLinkedPages, routesToFind } from './linked-pages.ts'
import { test } from './household-test.ts'
import { open, otherPages, own, pathOf } from './listed-pages.ts'
import { expect } from './test.ts'

/** Pixels across. */
const WIDTHS = [360, 320]
/** The browser's own size of text, and twice of it. */
const TEXTS = { usual: 16, double: 32 }

for (const language of PUBLISHED) {
  test(`pages for everybody fit a small phone in ${language}`, async ({ page, household }) => {
    await expectAllFit(
      page,
      language,
      turnOf(Object.values(open)).map((path) => pathOf(path, household)),
    )
  })
}

test.describe('for a family', () => {
  test.use({ storageState: async ({ household }, use) => use(household.storageState) })
  for (const language of PUBLISHED)
    test(`pages of a family fit a small phone in ${language}`, async ({ page, household }) => {
      const paths = [...Object.values(own), ...otherPages].map((path) => pathOf(path, household))
      await expectAllFit(page, language, turnOf(paths))
    })
})

/** Where the links begin that lead to pages with a parameter. */
const HUBS = [
  '/learn',
  '/tests',
  '/study',
  '/free-classes',
  '/webinars?tab=recorded',
  '/predictor?exam=JOSAA&rank-main=12000&home=29',
  '/supercoders',
  '/timetable',
]

test.describe('pages with a parameter', () => {
  test.use({ storageState: async ({ household }, use) => use(household.storageState) })
  for (const language of PUBLISHED)
    test(`fit a small phone in ${language}, an example of each`, async ({ page }) => {
      test.slow()
      const found = await findLinkedPages(page, HUBS)
      expect(
        routesToFind.filter((route) => !found.has(route)),
        'no link leads to them',
      ).toEqual([])
      await expectAllFit(page, language, turnOf([...found.values()]))
    })
})

/** A name of one word, as long as a name may be. */
const LONG_NAME = 'Venkatanarasimharajuvaripetasubrahmanyeswararamakrishnamurthy'.slice(0, 60)

test('a long name widens no page', async ({ page, phone }) => {
  await signUpByApi(page, phone, LONG_NAME)
  for (const path of ['/', '/me', '/me/family', '/me?tab=profile', '/me/guardians', '/timetable']) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findTooWide(page), path).toEqual([])
    }
  }
})

test('the bars scroll away on a low screen, as a desktop at 200% is', async ({ page, household }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  for (const path of ['/', CLASS_9_PLANS, `/pay?subscriptionPlanId=${household.planId}`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('banner')).not.toBeInViewport()
    for (const bar of await page.locator('[data-bar]').all()) await expect(bar).toHaveCSS('position', 'static')
  }
})

async function expectAllFit(page: Page, language: PublishedLanguage, paths: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  /** Each fault, with the pages that have it. */
  const faults = new Map<string, string[]>()
  // So many pages after each other would use up the family's streams of events.
  await page.route('**/api/stream?*', (route) =>
    route.request().headers()['accept'] === 'text/event-stream'
      ? route.fulfill({ status: 204 })
      : route.fulfill({ json: { events: [], hasGap: false, cursor: '' } }),
  )
  for (const path of paths) {
    const address = language === 'en' ? path : `/${language}${path}`
    await page.goto(address)
    for (const fault of await findMoving(page)) faults.set(fault, [...(faults.get(fault) ?? []), address])
    for (const [text, size] of Object.entries(TEXTS)) {
      await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
      for (const fault of await measure(page, text)) faults.set(fault, [...(faults.get(fault) ?? []), address])
    }
  }
  expect(
    [...faults].map(([fault, pages]) => `${fault}\n    on ${pages.slice(0, 5).join(' ')} (${pages.length})`),
  ).toEqual([])
}

/** At each width; the targets once, because they do not grow with the screen. */
async function measure(page: Page, text: string): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    found.push(...(await findTooWide(page)).map((fault) => `${width} px, ${text} text: ${fault}`))
    if (width === 360 && text === 'usual') found.push(...(await findTooSmall(page)))
  }
  return found
}
