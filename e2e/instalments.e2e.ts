import { axeInBothLights } from './axe.ts'
import { bankAnswers } from './bank.ts'
import {
  CLASS_9_PLANS,
  comeToPay,
  continueToPay,
  expectEnrolled,
  fillReceipt,
  orderIdOn,
  payBy,
  signIn,
} from './family.ts'
import { expect, test } from './test.ts'

test('a family buys a course in three parts, and pays the second one early', async ({ page, phone }) => {
  await page.goto(CLASS_9_PLANS)
  await continueToPay(page)
  await signIn(page, phone)
  // Wait until the page for the signed-in family is there.
  await expect(page.getByLabel('The learner’s name')).toBeVisible()
  await page.getByRole('link', { name: /^3 parts/ }).click()
  // ₹28,999 in three parts: twice ₹9,666, and ₹9,667 first.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹9,667')
  await expect(page.getByRole('region', { name: 'Pay in full or in instalments?' })).toContainText('₹9,666')
  await fillReceipt(page)
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)

  await page.getByRole('link', { name: 'See your instalments' }).click()
  await expect(page.getByText('₹9,667 of ₹28,999 paid')).toBeVisible()
  await page.getByRole('link', { name: 'Pay ₹9,666' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instalment 2 of 3: ₹9,666')
  await expect(page.getByRole('main')).toContainText('Receipt for Ishani Kulkarni · Maharashtra')
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instalment 2 of 3 is paid')
})

test('ticks auto-debit when paying, and is led to its bank after the payment', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await page.getByRole('link', { name: /^3 parts/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹9,667')
  const autoDebit = page.getByRole('checkbox', { name: /^Let my bank pay/ })
  await expect(autoDebit).not.toBeChecked()
  await expect(autoDebit).toHaveAccessibleName(/At most ₹9,666 each time/)
  await page.getByText('Terms of auto-debit').filter({ visible: true }).click()
  await expect(page.getByText('nothing above your limit').filter({ visible: true })).toBeVisible()
  await axeInBothLights(page)
  await autoDebit.check()
  await fillReceipt(page)
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)

  await expect(page.getByText('You chose auto-debit for the later instalments.')).toBeVisible()
  await page.getByRole('link', { name: 'Set up auto-debit' }).click()
  await expect(page.getByLabel('At most, each time')).toHaveValue('9,666')
  await expect(page.getByRole('radio', { name: 'UPI' })).toBeChecked()
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByRole('button', { name: 'Ask my bank' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approve auto-debit')
})

test('lets its bank pay the rest, sees what will be taken, and stops it again', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await page.getByRole('link', { name: /^3 parts/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹9,667')
  await fillReceipt(page)
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)

  const receipt = page.url()
  await page.getByRole('link', { name: 'Pay the rest by auto-debit' }).click()
  await page.getByRole('link', { name: 'Set up auto-debit' }).click()
  await expect(page.getByLabel('At most, each time')).toHaveValue('9,666')
  const agreed = page.getByRole('checkbox', { name: /^I agree/ })
  await expect(agreed).not.toBeChecked()
  await axeInBothLights(page)
  await agreed.check()
  await page.getByRole('button', { name: 'Ask my bank' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Approve auto-debit')
  await bankAnswers(page, /mnd\w+/.exec(page.url())![0], 'approve')

  // The page goes on by itself.
  await expect(page.getByRole('main').getByRole('status')).toContainText('Auto-debit is on.')
  const mandate = page
    .getByRole('article')
    .or(page.getByRole('region'))
    .filter({ hasText: 'instalment 2 of 3' })
    .first()
  await expect(mandate).toContainText('₹9,666 a time')
  await axeInBothLights(page)
  // The receipt no longer offers what is on.
  const debits = page.url()
  await page.goto(receipt)
  await expect(page.getByRole('link', { name: 'See your instalments' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pay the rest by auto-debit' })).toHaveCount(0)
  await page.goto(debits)
  await page.getByRole('button', { name: /^Skip next/ }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Please pay this instalment yourself')
  await page.getByRole('button', { name: /^Stop: / }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Stopped, here and at your bank.')
})
