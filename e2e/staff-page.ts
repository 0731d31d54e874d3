// Staff in the operations console, each in a browser of their own.
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { later, SECOND, toInstant } from '#core/kernel/time.ts'
import { codeAt } from '#server/modules/staff/index.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { addressOf } from './test.ts'

/** On the page of today; as wide as the test's own pages unless another width is given. */
export async function staffPage(browser: Browser, email: string, options: BrowserContextOptions = {}): Promise<Page> {
  // Who logs in once more within half a minute has no code that has not been used: so the session is kept for the run.
  const kept = join(tmpdir(), `kandil-e2e-${process.env['E2E_RUN']}-${email}.json`)
  const context = await browser.newContext({
    extraHTTPHeaders: { 'x-forwarded-for': addressOf(email) },
    ...(existsSync(kept) ? { storageState: kept } : {}),
    ...options,
  })
  const page = await context.newPage()
  await page.goto('/console')
  const today = page.getByRole('heading', { level: 1, name: 'Today' })
  await expect(today.or(page.getByLabel('E-mail'))).toBeVisible()
  if (await today.isVisible()) return page
  await logIn(page, email)
  await expect(today).toBeVisible()
  await context.storageState({ path: kept })
  return page
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(DEMO_STAFF.password)
  // The code of the present half minute, or of the next where somebody else has used this one.
  for (const ahead of [0, 30]) {
    await page.getByLabel(/6-digit code/).fill(codeAt(DEMO_STAFF.secret, later(toInstant(Date.now()), ahead * SECOND)))
    const answered = page.waitForResponse('**/api/staff/login')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    if ((await answered).ok()) return
  }
}
