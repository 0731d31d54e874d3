import { bankAnswers } from './bank.ts'
import { chooseClass, continueToPay, expectEnrolled, fillReceipt, orderIdOn, signIn, typeCoupon } from './family.ts'
import { buyAndSaveCard, comeToPayAgain } from './saved-card.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('the whole purchase works where no script runs', async ({ page, phone }) => {
  await chooseClass(page)
  await typeCoupon(page, 'deep10')
  await expect(page.getByRole('button', { name: 'Coupon DEEP10' })).toBeVisible()
  await continueToPay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,999')
  await signIn(page, phone)
  // 10% of ₹28,999 would be ₹2,899.90: DEEP10 takes off ₹2,000 at most.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹26,999')
  await fillReceipt(page)
  await page.getByRole('radio', { name: 'UPI QR code' }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('img', { name: /QR code to pay ₹26,999/ })).toBeVisible()
  await bankAnswers(page, await orderIdOn(page), 'approve')
  // The page asks again by itself every five seconds.
  await expectEnrolled(page)
})

test('a saved card pays with its one-time password where no script runs', async ({ page, phone }) => {
  await buyAndSaveCard(page, phone)
  await comeToPayAgain(page)
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByLabel('One-time password (OTP)').fill('123456')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expectEnrolled(page)
})
