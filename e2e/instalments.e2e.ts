import { bankAnswers } from './bank.ts'
import { CLASS_9_PLANS, continueToPay, expectEnrolled, fillReceipt, orderIdOn, payBy, signIn } from './family.ts'
import { expect, test } from './test.ts'

test('a family buys a course in three parts, and pays the second one early', async ({ page, phone }) => {
  await page.goto(CLASS_9_PLANS)
  await continueToPay(page)
  await signIn(page, phone)
  // The page of whoever is signed in has come.
  await expect(page.getByLabel('The learner’s name')).toBeVisible()
  await page.getByRole('link', { name: /^3 parts/ }).click()
  // ₹28,999 in three parts: twice ₹9,666, and ₹9,667 first.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹9,667')
  await expect(page.getByRole('region', { name: 'All at once, or in parts?' })).toContainText('₹9,666')
  await fillReceipt(page)
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)

  await page.getByRole('link', { name: 'See your instalments' }).click()
  await expect(page.getByText('₹9,667 of ₹28,999 paid')).toBeVisible()
  await page.getByRole('link', { name: 'Pay ₹9,666' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instalment 2 of 3: ₹9,666')
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instalment 2 of 3 is paid')
})
