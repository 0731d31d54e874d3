// A film on a page: the only <video> of its main part.
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export function secondOf(page: Page): Promise<number> {
  return page
    .getByRole('main')
    .locator('video')
    .evaluate((video) => (video as HTMLVideoElement).currentTime) // the only kind of <video>
}

/** Plays without sound until it is past this second, stops, and waits until the place is stored. */
export async function playTo(page: Page, second: number): Promise<void> {
  const main = page.getByRole('main')
  const film = main.locator('video')
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/position') && answer.ok())
  await film.evaluate(async (video) => {
    const player = video as HTMLVideoElement // the only kind of <video>
    player.muted = true
    await player.play()
  })
  await expect.poll(() => secondOf(page)).toBeGreaterThan(second)
  await film.evaluate((video) => (video as HTMLVideoElement).pause())
  await stored
  await expect(main.getByText('Your place is saved.')).toBeVisible()
}
