// Staff in the operations console, each in a browser of their own.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { later, SECOND, toInstant } from '#core/kernel/time.ts'
import { codeAt } from '#server/modules/staff/index.ts'
import { DEMO_STAFF } from '#server/seed/households.ts'
import { addressOf } from './test.ts'

/** Logged in, on the page of today; as wide as the test's own pages unless another width is given. */
export async function staffPage(browser: Browser, email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(email) }, ...options })
  const page = await context.newPage()
  await page.goto('/console/coupons')
  await expect(page).toHaveURL(/\/console\/login$/)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(DEMO_STAFF.password)
  // The code of the present half minute, or of the next where an earlier run has used this one.
  for (const ahead of [0, 30]) {
    await page.getByLabel(/6-digit code/).fill(codeAt(DEMO_STAFF.secret, later(toInstant(Date.now()), ahead * SECOND)))
    const answered = page.waitForResponse('**/api/staff/login')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    if ((await answered).ok()) break
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  return page
}
