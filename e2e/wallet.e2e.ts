import { bankAnswers } from './bank.ts'
import { CLASS_9_PLANS, continueToPay, expectEnrolled, fillReceipt, orderIdOn, payBy, signUpByApi } from './family.ts'
import { expect, test } from './test.ts'

test('a family puts money into its wallet, and pays a course with it and its bank', async ({ page, phone }) => {
  await signUpByApi(page, phone)
  await page.goto('/me?tab=wallet')
  await page.getByText('Add money', { exact: true }).first().click()
  await page.getByRole('button', { name: '₹500', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add ₹500 to your wallet')
  await payBy(page, 'UPI QR code')
  await expect(page.getByRole('img', { name: /QR code to pay ₹500/ })).toBeVisible()
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expect(page.getByRole('status').filter({ hasText: '₹500 is in your wallet.' })).toBeVisible()

  await page.goto(CLASS_9_PLANS)
  await continueToPay(page)
  const useWallet = page.getByRole('switch', { name: /Use ₹500 from your wallet/ })
  await expect(useWallet).not.toBeChecked()
  await useWallet.click()
  await expect(useWallet).toBeChecked()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,499')
  await fillReceipt(page)
  await payBy(page, 'UPI QR code')
  await expect(page.getByRole('img', { name: /QR code to pay ₹28,499/ })).toBeVisible()
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)

  await page.goto('/me?tab=wallet')
  await expect(page.getByRole('region', { name: 'Wallet balance' })).toContainText('₹0')
})

test('an amount that is too small is refused in words, and nothing is begun', async ({ page, phone }) => {
  await signUpByApi(page, phone)
  await page.goto('/me?tab=wallet')
  await page.getByText('Add money', { exact: true }).first().click()
  await page.getByText('Another amount').click()
  await page.getByLabel('Amount in rupees').fill('99')
  await page.getByRole('button', { name: 'Add money' }).click()
  await expect(page.getByLabel('Amount in rupees')).toHaveAccessibleDescription(
    /Minimum value for recharge is Rs 100\./,
  )
})
