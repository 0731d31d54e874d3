// A learner watches a film of their course, and goes on at the same second on a second device. Staff send another film.
import { signInAsDemoFamily } from './demo-family.ts'
import { playTo, secondOf } from './film.ts'
import { join } from 'node:path'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { staffPage } from './staff-page.ts'
import { addressOf, axe, expect, test } from './test.ts'

const FILM = join(import.meta.dirname, '../sandbox/rooms/recording/recording.mp4')
const [OWNER] = DEMO_STAFF.emails

test('a film goes on at the same second on a second device', async ({ page, browser }) => {
  await signInAsDemoFamily(page)
  await page.goto('/learn')
  const main = page.getByRole('main')
  await axe(page)
  await main.getByRole('link', { name: 'Open the lessons' }).first().click()
  await axe(page)
  await main
    .getByRole('link', { name: /in short$/ })
    .first()
    .click()
  const film = main.locator('video')
  await expect(film).toBeVisible()
  await axe(page)
  const path = new URL(page.url()).pathname
  await test.step('ten seconds on, then it plays and stops', async () => {
    await main.getByRole('button', { name: '10 seconds forward' }).click()
    await expect.poll(() => secondOf(page)).toBeGreaterThanOrEqual(10)
    await playTo(page, 12)
  })

  const laptop = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf('laptop') } })
  const second = await laptop.newPage()
  await signInAsDemoFamily(second)
  await second.goto('/learn')
  await second.getByRole('main').getByRole('link', { name: 'Continue watching' }).click()
  await expect(second).toHaveURL(new RegExp(`${path}$`))
  await expect.poll(() => secondOf(second)).toBeGreaterThanOrEqual(12)
  await laptop.close()
})

test('staff send a film in parts, and the learner sees it', async ({ page, browser }) => {
  await signInAsDemoFamily(page)
  await page.goto('/learn')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Open the lessons' }).first().click()
  await main
    .getByRole('link', { name: /in short$/ })
    .nth(1)
    .click()
  await expect(main.locator('video')).toBeVisible()
  const lesson = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const owner = await staffPage(browser, OWNER)
  await owner.goto(`/console/lessons/${lesson}`)
  await expect(owner.getByText(/^WebM film/)).toBeVisible()
  await owner.locator('input[accept^="video/mp4"]').setInputFiles(FILM)
  await expect(owner.getByText(/^MP4 film.*10 seconds$/)).toBeVisible()

  await page.reload()
  await expect(main.locator('video')).toHaveAttribute('src', /\.mp4\?/)
  await expect
    .poll(() => main.locator('video').evaluate((video) => Math.round((video as HTMLVideoElement).duration)))
    .toBe(10)
})
