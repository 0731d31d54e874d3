// Members with one or two features open every area they can see: nothing is refused, blank or empty without a word.
import type { Page } from '@playwright/test'
import type { Grants } from '#core/modules/staff/permissions.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { invitedPage } from './invited-staff.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails
const SCREEN = { viewport: { width: 1280, height: 900 } }

/** Calls that the server refused because of a missing permission. */
function refusalsOn(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`)
  })
  return refused
}

async function isDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveText(/\S{3}/)
}

/** Every entry of the menu, with its groups unfolded. */
async function areasOf(page: Page): Promise<readonly string[]> {
  const folded = page.getByRole('navigation', { name: 'Console' }).locator('[aria-expanded=false]')
  while ((await folded.count()) > 0) await folded.first().click()
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('menuitem')
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  return addresses.filter((address): address is string => address !== null && address !== '/console')
}

/** The list, its first record and its form for a new one. */
async function lookAround(page: Page, refused: readonly string[]): Promise<void> {
  for (const address of await areasOf(page))
    await test.step(address, async () => {
      await page.goto(address)
      await isDrawn(page)
      const [row, create] = [page.locator('a.row-link').first(), page.getByRole('link', { name: 'Create' })]
      const pages = [
        ...((await row.isVisible()) ? [await row.getAttribute('href')] : []),
        ...((await create.isVisible()) ? [await create.getAttribute('href')] : []),
      ]
      for (const each of pages) {
        await page.goto(each ?? '')
        await isDrawn(page)
      }
      expect(refused, address).toEqual([])
    })
}

const ROLES: readonly (readonly [key: string, grants: Grants])[] = [
  ['coupon-editor', { coupons: 'edit' }],
  ['orders-reader', { orders: 'view' }],
  ['support-agent', { households: 'edit', tickets: 'edit' }],
  ['content-writer', { content: 'edit', articles: 'edit' }],
]

for (const [key, grants] of ROLES)
  test(`${key} opens every area of the menu, and nothing of it is refused (H18)`, async ({ browser }) => {
    test.slow()
    const owner = await staffPage(browser, OWNER)
    const page = await invitedPage(browser, owner, { key, grants }, SCREEN)
    const refused = refusalsOn(page)
    await expect(page.getByRole('region', { name: 'Income' })).toHaveCount(0)
    await lookAround(page, refused)
    for (const each of [owner, page]) await each.context().close()
  })

test('a member without the permission reads which one is missing, in a picker and on a page (H18)', async ({
  browser,
}) => {
  const owner = await staffPage(browser, OWNER)
  const page = await invitedPage(browser, owner, { key: 'coupon-writer', grants: { coupons: 'edit' } }, SCREEN)
  await page.goto('/console/coupons/create')
  await expect(page.getByLabel('Course to check')).toBeDisabled()
  await expect(
    page.getByText('You may not see Courses. Ask an owner for the permission “View catalogue”.').first(),
  ).toBeVisible()
  await axe(page)
  for (const [address, name] of [
    ['trial-balance', '“View ledger”'],
    ['plan-grid/prg00000000000000000', '“View plans”'],
    ['new-course', '“Edit catalogue”'],
    ['funnel', '“View clickstream”'],
  ] as const) {
    await page.goto(`/console/${address}`)
    await expect(page.getByText(`You need the permission ${name} for this.`)).toBeVisible()
  }
  await page.goto('/console/coupons')
  await page.getByRole('button', { name: 'Export' }).click()
  const answered = page.waitForResponse('**/api/staff/coupons/export*')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await answered).status()).toBe(200)
  for (const each of [owner, page]) await each.context().close()
})
