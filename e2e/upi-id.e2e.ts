// A request to a typed UPI ID: its holder is named before it goes out. Browsers on iPhones are offered it.
import { comeToPay, orderIdOn, CLASS_9_PLANS, continueToPay, fillReceipt, signInByApi } from './family.ts'
import { axe, expect, test } from './test.ts'
import type { Page } from '@playwright/test'

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  viewport: { width: 360, height: 740 },
})

async function askFor(page: Page, vpa: string) {
  await page.getByRole('radio', { name: /^UPI ID/ }).check()
  await page.getByLabel('UPI ID', { exact: true }).fill(vpa)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
}

test('a payer sees whose UPI ID it is before the request goes out', async ({ page, phone, complaints }) => {
  await comeToPay(page, phone)
  await askFor(page, 'invalid@okbank')
  const field = page.getByLabel('UPI ID', { exact: true })
  await expect(field).toHaveAccessibleDescription(/not a valid UPI ID/)
  // The browser reports the refused form.
  complaints.length = 0

  await askFor(page, 'asha@okbank')
  await expect(page.getByText('This UPI ID belongs to A••• S•••')).toBeVisible()
  await expect(page).toHaveURL(/\/pay\?/)
  await axe(page)
  // Another ID is another holder: the page asks again.
  await field.fill('rohan@okbank')
  // The answer is on the page before the prices are there again: it can be confirmed at once.
  const prices = Promise.withResolvers<void>()
  await page.route(/\/pay\.data/, async (route) => {
    if (route.request().method() === 'GET') await prices.promise
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Yes, send the request' }).click()
  await expect(page.locator('input[name=confirmedVpa]')).toHaveValue('rohan@okbank')
  await page.getByRole('button', { name: 'Yes, send the request' }).click()
  await expect(page).toHaveURL(/\/pay\/ord\w+\/wait/)
  prices.resolve()
  await orderIdOn(page)
})

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the holder is confirmed too', async ({ page, phone }) => {
    await signInByApi(page, phone)
    await page.goto(CLASS_9_PLANS)
    await continueToPay(page)
    await fillReceipt(page)
    await askFor(page, 'asha@okbank')
    await page.getByRole('button', { name: 'Yes, send the request' }).click()
    await expect(page).toHaveURL(/\/pay\/ord\w+\/wait/)
  })
})
