// Every page fits a small phone: nothing is wider than 320 or 360 px, in each language, also where a person reads text of twice
// the size; a finger hits what can be pressed; and nothing moves for a person who has asked for less motion. One test measures all pages in one language and reports every fault.
// `npm test` measures each page in one of the languages, `npm run proofs` in all of them.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { PUBLISHED, type PublishedLanguage } from '#core/taxonomy/page-path.ts'
import { oneWayOf } from '../server/test/proofs/how-much.ts'
import { CLASS_9_PLANS, signUpByApi } from './family.ts'
import { findBrokenWords, findMoving, findTooSmall, findTooWide } from './fit.ts'
import { findLinkedPages, OPENED_BY_SECRETS, routesToFind } from './linked-pages.ts'
import { test } from './household-test.ts'
import { open, otherPages, own, pathOf } from './listed-pages.ts'
import { makeSecretPages, type SecretPages } from './secret-pages.ts'
import { addressOf, expect, phoneOf } from './test.ts'

// A walk opens more pages in a minute than a family may follow, and events change the width of none.
test.beforeEach(({ page }) =>
  page.route('**/api/stream?*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 3600000\n\n' }),
  ),
)

/** Pixels across. */
const WIDTHS = [360, 320]
/** The browser's own size of text, and twice of it. */
const TEXTS = { usual: 16, double: 32 }

for (const language of PUBLISHED) {
  test(`pages for everybody fit a small phone in ${language}`, async ({ page, household }) => {
    await expectAllFit(
      page,
      language,
      Object.values(open).map((path) => pathOf(path, household)),
    )
  })
}

test.describe('for a family', () => {
  test.use({ storageState: async ({ household }, use) => use(household.storageState) })
  for (const language of PUBLISHED)
    test(`pages of a family fit a small phone in ${language}`, async ({ page, household }) => {
      const paths = [...Object.values(own), ...otherPages].map((path) => pathOf(path, household))
      await expectAllFit(page, language, paths)
    })
})

test.describe('paying', () => {
  test.use({ storageState: async ({ household }, use) => use(household.storageState) })
  test('the names of the ways to pay begin at one edge, and the way back at that of the page', async ({ page, household }) => {
    const edgeOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1)
    const main = page.getByRole('main')
    await page.goto(`/pay?subscriptionPlanId=${household.planId}`)
    const names = ['UPI QR code', 'Card', 'Netbanking', 'EMI'].map((name) => main.getByText(name, { exact: true }).first())
    expect(new Set(await Promise.all(names.map(edgeOf))).size).toBe(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/pay/emi?subscriptionPlanId=${household.planId}`)
    const back = main.getByRole('link', { name: 'Other ways to pay' })
    expect(await edgeOf(back)).toBe(await edgeOf(main.getByRole('heading', { level: 1 })))
  })
}) // prettier-ignore

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
      await expectAllFit(page, language, [...found.values()])
    })
})

test.describe('pages that no link leads to', () => {
  // One worker makes them for all languages.
  test.describe.configure({ mode: 'default' })
  let secret: SecretPages = []
  let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = []
  test.beforeAll(async ({ browser }, { workerIndex }) => {
    const own = `secret pages ${workerIndex}`
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(own) } })
    secret = await makeSecretPages(browser, await context.newPage(), phoneOf(own))
    cookies = await context.cookies()
    await context.close()
  })
  for (const language of PUBLISHED)
    test(`fit a small phone in ${language}`, async ({ page }) => {
      test.slow()
      const made = new Set(secret.map(([route]) => route))
      expect(OPENED_BY_SECRETS.filter((route) => !made.has(route))).toEqual([])
      await page.context().addCookies(cookies)
      await expectAllFit(
        page,
        language,
        secret.map(([, path]) => path),
      )
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

test('the menu of courses is one row in every language', async ({ page }) => {
  for (const language of PUBLISHED) {
    await page.goto(language === 'en' ? '/' : `/${language}`)
    // The least width that has it, and a usual laptop.
    for (const width of [1080, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const tops = await page.locator('nav ul.page').evaluate(async ({ children }) => {
        await document.fonts.ready
        return [...children].map((entry) => Math.round(entry.getBoundingClientRect().top))
      })
      expect(new Set(tops).size, `${language}, ${width} px`).toBe(1)
    }
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
  const measured = paths.filter((_, place) => oneWayOf(PUBLISHED, place).includes(language))
  for (const path of measured) {
    const address = language === 'en' ? path : `/${language}${path}`
    expect((await page.goto(address))?.status(), address).toBe(200)
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
    const faults = [...(await findTooWide(page)), ...(await findBrokenWords(page))]
    found.push(...faults.map((fault) => `${width} px, ${text} text: ${fault}`))
    if (width === 360 && text === 'usual') found.push(...(await findTooSmall(page)))
  }
  return found
}
