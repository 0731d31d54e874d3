// Visits as our own statistics see them: a page of the shop that nobody touches any more, and a page of learning.
import { countEvents } from './database.ts'
import { signInAsDemoFamily } from './demo-family.ts'
import { expect, test } from './test.ts'

test('a visitor who leaves the plans page untouched for fifteen minutes is counted once', async ({ page }) => {
  await page.clock.install()
  await page.goto('/plans?grade=9&board=cbse&target=school')
  await page.clock.fastForward('14:00')
  await page.keyboard.press('Tab')
  await page.clock.fastForward('14:00')
  const visit = () => page.evaluate(() => sessionStorage.getItem('kandil-visit'))
  expect(await visit()).toBeNull()
  await page.clock.fastForward('01:01')
  await expect.poll(async () => countEvents((await visit()) ?? '', 'USER_EXIT')).toBe(1)
  await page.keyboard.press('Tab')
  await page.clock.fastForward('16:00')
  await page.goto('/courses')
  await page.goto('/explore')
  await expect.poll(async () => countEvents((await visit()) ?? '', 'PRODUCT_LANDING')).toBe(2)
  expect(await countEvents((await visit()) ?? '', 'USER_EXIT')).toBe(1)
})

test('a page of learning is counted as one, in Marathi too', async ({ page }) => {
  await signInAsDemoFamily(page)
  await page.goto('/mr/learn')
  await page.goto('/explore')
  const visit = await page.evaluate(() => sessionStorage.getItem('kandil-visit'))
  await expect.poll(() => countEvents(visit ?? '', 'LEARNING_LANDING')).toBe(1)
})

test('scrolls of the page of a talk are counted once in a second and a half', async ({ page }) => {
  await page.clock.install()
  await page.goto('/mastertalks/weather-from-space')
  const scroll = async () => {
    for (const type of ['scroll', 'scroll', 'scroll'])
      await page.evaluate((name) => dispatchEvent(new Event(name)), type)
  }
  await page.clock.pauseAt(Date.now() + 60_000)
  await scroll()
  await page.clock.fastForward(1_400)
  await scroll()
  await page.clock.fastForward(100)
  await scroll()
  await page.clock.resume()
  await page.goto('/explore')
  const visit = await page.evaluate(() => sessionStorage.getItem('kandil-visit'))
  await expect.poll(() => countEvents(visit ?? '', 'TALK_SCROLL')).toBe(2)
})
