// The lowest price over coupons, ways to pay and EMI, on the plans page and on the payment page.
import { CLASS_9_PLANS, comeToPay, continueToPay, signInByApi } from './family.ts'
import { axe, expect, test } from './test.ts'

// 10% of ₹28,999 would be ₹2,899.90: DEEP10 takes off ₹2,000 at most, and FIRST500 ₹500.
const BEST = 'Best price ₹26,999 with coupon DEEP10, by UPI'

test('a family takes the best price with one tap', async ({ page, phone }) => {
  await signInByApi(page, phone)
  await page.goto(CLASS_9_PLANS)
  await expect(page.getByText(BEST)).toBeVisible()
  await expect(page.getByText(/^Full course.* by no-cost EMI/)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Use DEEP10' }).click()
  await expect(page.getByText('This is your best price: no other coupon takes off more.')).toBeVisible()
  await continueToPay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹26,999')
})

test('the payment page names the best price and lists the coupons and the offers of banks', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await expect(page.getByText(BEST)).toBeVisible()
  await page.getByText('Coupons and offers').click()
  await expect(page.getByText('₹500 off, once for each family')).toBeVisible()
  await page.getByText('Offers of banks and wallets').click()
  await expect(page.getByText('5% back with RuPay credit cards')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Use DEEP10' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹26,999')
})

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor takes the best price too', async ({ page }) => {
    await page.goto(CLASS_9_PLANS)
    await expect(page.getByText(BEST)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Use DEEP10' }).first().click()
    await expect(page).toHaveURL(/couponCode=DEEP10/)
  })
})

test('the chosen way to pay is kept for the session', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await page.getByRole('radio', { name: /^Netbanking/ }).check()
  await page.getByRole('radio', { name: 'ICICI Bank', exact: true }).check({ force: true })
  await page.goto(CLASS_9_PLANS)
  await continueToPay(page)
  await expect(page.getByRole('radio', { name: /^Netbanking/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Pay ₹28,999 with ICICI Bank' })).toBeVisible()
})
