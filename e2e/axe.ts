// No barrier that axe can find on a page as it is now: WCAG 2.2 AA, and its best practices.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { run } from 'axe-core'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export type Light = 'light' | 'dark'

export async function axeInBothLights(page: Page): Promise<void> {
  await axeIn(page, 'light')
  await axeIn(page, 'dark')
}

/** In dark mode only the rules about colours are needed: everything else is the same page. */
export async function axeIn(page: Page, light: Light): Promise<void> {
  await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
  await axe(page, light === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined)
}

/** Checks these rules, or all rules. */
export async function axe(page: Page, rules?: string[]): Promise<void> {
  // Text is there before the styles are, and what they hide would be seen.
  await page.waitForLoadState('load')
  // A large script: once in a document is enough. No page of ours frames another.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const found = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: { run: typeof run } } // the script has put it there
    const runOnly = rules && ({ type: 'rule', values: rules } as const)
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`)
  }, rules)
  expect(found, `axe on ${page.url()}`).toEqual([])
}
