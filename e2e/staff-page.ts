// Staff in the operations console, each in a browser of their own.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { signInOnce } from './sign-in-once.ts'
import { withStaffCode } from './staff-code.ts'
import { addressOf, failOnErrors } from './test.ts'

/** On the page of today; as wide as the test's own pages unless another width is given. */
export async function staffPage(browser: Browser, email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(email) }, ...options })
  await failOnErrors(context)
  const page = await context.newPage()
  await signInOnce(page, email, () => logIn(page, email))
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  return page
}

/** Opens the first record of a list. Empty rows, which are shown while the list is read, and links to other records are passed over. */
export async function openFirstRow(page: Page): Promise<void> {
  await page
    .getByRole('cell')
    .filter({ hasText: /\S/, hasNot: page.getByRole('link') })
    .first()
    .click()
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/console')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(DEMO_STAFF.password)
  await withStaffCode(async (code) => {
    await page.getByLabel(/6-digit code/).fill(code)
    const answered = page.waitForResponse('**/api/staff/login')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    return (await answered).ok()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}
