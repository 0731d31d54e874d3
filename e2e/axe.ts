import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No barrier that axe can find on the page as it is now: WCAG 2.2 AA, and its best practices. */
export async function axe(page: Page): Promise<void> {
  await look(page, lookAt(page))
}

/** The same page by light and by dark. Of the dark one only what colours can do: all else is the same page. */
export async function axeInBothLights(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await axe(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await look(page, lookAt(page).withRules(['color-contrast', 'link-in-text-block']))
}

/** No page of ours frames another: then the old mode finds as much, and opens no second page to find it. */
function lookAt(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

async function look(page: Page, builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}
