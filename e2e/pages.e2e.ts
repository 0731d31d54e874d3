// Every page opens without a complaint of the browser or a barrier that axe can find: in each language, by light and dark, as
// wide as a phone and as a desktop. `npm test` opens each in one of these ways a day, `npm run proofs` in all of them.
import type { Page, TestInfo } from '@playwright/test'
import { oneWayOf } from '../server/test/proofs/how-much.ts'
import { axe, axeIn, axeInBothLights } from './axe.ts'
import { CLASS_9_PLANS } from './family.ts'
import { test } from './household-test.ts'
import { open, otherPages, own, pathOf } from './listed-pages.ts'
import { expect } from './test.ts'

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
  for (const path of otherPages)
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
  for (const { language, light } of oneWayOf(LOOKS, place)) {
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
