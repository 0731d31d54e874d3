// Every page opens without a complaint of the browser or a barrier that axe can find: in each language, by light and dark, as
// wide as a phone and as a desktop. `npm test` opens each in one of these ways a day, `npm run proofs` in all of them.
import type { Page, TestInfo } from '@playwright/test'
import { oneOfToday } from '../server/test/proofs/how-much.ts'
import { axe, axeIn, axeInBothLights } from './axe.ts'
import { CLASS_9_PLANS } from './family.ts'
import { aHousehold, type Household } from './household.ts'
import { listPlainRoutes } from './plain-routes.ts'
import { addressOf, expect, phoneOf, test as base } from './test.ts'

const test = base.extend<{}, { household: Household }>({
  household: [
    async ({ browser }, use, { workerIndex, project }) => {
      const own = `household ${project.name} ${workerIndex}`
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(own) } })
      await use(await aHousehold(await context.newPage(), phoneOf(own)))
      await context.close()
    },
    { scope: 'worker' },
  ],
})

type Past = Pick<Household, 'planId' | 'orders'>
type Path = string | ((household: Past) => string)

function pathOf(path: Path, past: Past): string {
  return typeof path === 'string' ? path : path(past)
}

const open: Readonly<Record<string, Path>> = {
  home: '/',
  explore: '/explore',
  'explore, for the youngest': '/explore?class=kids',
  campaign: '/campaign/boards-ready',
  courses: '/courses',
  plans: CLASS_9_PLANS,
  'plans compared': `${CLASS_9_PLANS}&compare=1&couponCode=DEEP10`,
  'sign in': '/login',
  'pay, signed out': ({ planId }) => `/pay?subscriptionPlanId=${planId}&couponCode=FIRST500`,
  terms: '/tnc',
  'refund policy': '/policies/refund',
  'privacy policy': '/policies/privacy',
  accessibility: '/accessibility',
  'an article': '/blog/quadratic-equations-three-ways',
  'a category of articles': '/blog/category/exams',
  'a question that waits for an answer': '/question/why-does-a-train-have-no-steering-wheel',
  'solved questions of a subject': '/questions/cbse/11/physics',
  'solved questions of a chapter': '/questions/cbse/11/physics/laws-of-motion',
  'money left, signed out': '/money-left',
  offline: '/offline',
}

const own: Readonly<Record<string, Path>> = {
  'home, signed in': '/',
  pay: ({ planId }) => `/pay?subscriptionPlanId=${planId}&couponCode=DEEP10`,
  emi: ({ planId }) => `/pay/emi?subscriptionPlanId=${planId}&couponCode=DEEP10`,
  'money left': '/money-left',
  'ask a parent to pay': ({ planId }) => `/ask?subscriptionPlanId=${planId}`,
  wait: ({ orders }) => `/pay/${orders.waiting}/wait`,
  enrolled: ({ orders }) => `/pay/${orders.paid}`,
  'failed payment': ({ orders }) => `/pay/${orders.failed}`,
  'unknown payment': ({ orders }) => `/pay/${orders.unknown}`,
  'unknown payment, said to be none': ({ orders }) => `/pay/${orders.unknown}?unpaid=1`,
  'setting up': '/onboarding',
  'a step of setting up': '/onboarding/timetable',
  calendars: '/me/calendar',
  profile: '/me',
  orders: '/me?tab=orders',
  wallet: '/me?tab=wallet',
  family: '/me/family',
  'add a child': '/me/family/add',
  parents: '/me/guardians',
  consent: '/me/consent',
  'phone and e-mail': '/me/contact',
  messages: '/me/messages',
  notifications: '/me/notices',
  devices: '/me/devices',
  'delete the account': '/me/delete',
}

const ANY_PAST: Past = { planId: '-', orders: { paid: '-', failed: '-', waiting: '-', unknown: '-' } }
const listed = new Set(Object.values({ ...open, ...own }).map((path) => pathOf(path, ANY_PAST).split('?')[0]))

for (const [name, path] of Object.entries(open))
  test(`${name} opens for everybody`, async ({ page, household }, info) => {
    await expectGood(page, pathOf(path, household), info)
  })

test.describe('for a family', () => {
  test.use({ storageState: async ({ household }, use) => use(household.storageState) })
  for (const [name, path] of Object.entries(own))
    test(`${name} opens for its family`, async ({ page, household }, info) => {
      await expectGood(page, pathOf(path, household), info)
    })
  for (const path of listPlainRoutes().filter((each) => !listed.has(each)))
    test(`${path} opens for a family`, async ({ page }, info) => {
      await expectGood(page, path, info)
    })
})

test('a page that does not exist says so', async ({ page, complaints }) => {
  for (const language of ['', '/hi']) {
    const reply = await page.goto(`${language}/no-such-page`)
    expect(reply?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await axeInBothLights(page)
  }
  // The browser notes each 404 itself.
  expect(complaints.splice(0)).toEqual([1, 2].map(() => expect.stringContaining('404 (Not Found)')))
})

test('the menus and the coupon’s sheet have no barrier while they are open', async ({ page }, { project }) => {
  await page.goto(CLASS_9_PLANS)
  if (project.name === 'phone') {
    await page.getByRole('button', { name: 'Menu' }).click()
    await axe(page)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: /^Language/ }).first().click()
  await axe(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Have a coupon?' }).click()
  await expect(page.getByRole('dialog', { name: 'Coupon' })).toBeVisible()
  await axeInBothLights(page)
}) // prettier-ignore

const LOOKS = ['', '/hi'].flatMap((language) => (['light', 'dark'] as const).map((light) => ({ language, light })))

/** A desktop is one look ahead of a phone, so that each page is light at one of them and dark at the other. */
async function expectGood(page: Page, path: string, { title, project }: TestInfo): Promise<void> {
  const place = title.length + (project.name === 'desktop' ? 1 : 0)
  for (const { language, light } of oneOfToday(LOOKS, place)) {
    const reply = await page.goto(`${language}${path}`)
    expect(reply?.status(), page.url()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(tooWide, `pixels too wide for the screen: ${page.url()}`).toBeLessThanOrEqual(0)
    await axeIn(page, light)
  }
}
