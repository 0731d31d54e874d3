// Films in which learners and parents tell how it was: by the keyboard, with captions, and only as long as the person agrees.
import { axeInBothLights } from './axe.ts'
import { endConsent } from './database.ts'
import { expect, test } from './test.ts'

type Film = HTMLVideoElement

test('a visitor plays a story by the keyboard; it is gone when the consent ends', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('region', { name: 'Stories' }).getByRole('link').first().click()
  const main = page.getByRole('main')
  await expect(page).toHaveURL(/\/stories#sto/)
  const id = new URL(page.url()).hash.slice(1)
  const story = main.locator(`#${id}`)
  const film = story.locator('video')
  const isPaused = () => film.evaluate((video) => (video as Film).paused)

  await test.step('nothing plays by itself, and there are captions in four languages', async () => {
    await expect.poll(() => film.evaluate((video) => (video as Film).readyState)).toBeGreaterThan(0)
    expect(await isPaused()).toBe(true)
    expect(await film.getAttribute('autoplay')).toBeNull()
    await expect(film.locator('track')).toHaveCount(4)
    await expect.poll(() => film.evaluate((video) => (video as Film).textTracks[0]?.mode)).toBe('showing')
    await expect.poll(() => film.evaluate((video) => (video as Film).textTracks[0]?.cues?.length)).toBe(4)
    await axeInBothLights(page)
  })

  await test.step('the space bar plays and pauses it', async () => {
    await film.focus()
    await film.evaluate((video) => ((video as Film).muted = true))
    await page.keyboard.press('Space')
    await expect.poll(isPaused).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(isPaused).toBe(true)
  })

  await test.step('it is shown until the consent ends, and not in the list of any page after it', async () => {
    await endConsent(id, true)
    // Pages are kept for half a minute.
    const isGoneFrom = (path: string) =>
      expect.poll(async () => (await page.request.get(path)).text(), { timeout: 120_000 }).not.toContain(id)
    try {
      await isGoneFrom('/stories')
      await page.reload()
      await expect(main.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible()
      await expect(story).toHaveCount(0)
      for (const path of ['/', '/plans?grade=9&board=cbse&target=school']) {
        await isGoneFrom(path)
        await page.goto(path)
        await expect(page.getByRole('region', { name: 'Stories' }).getByRole('link').first()).toBeVisible()
        await expect(page.locator(`a[href$="#${id}"]`)).toHaveCount(0)
      }
    } finally {
      await endConsent(id, false)
    }
  })
})
