// Ways to pay beyond UPI, a typed card and netbanking: EMI, a saved card, a provider's wallet.
import { CARDS, payByCard } from './bank.ts'
import { comeToPay, expectEnrolled, fillReceipt } from './family.ts'
import { axeInBothLights } from './axe.ts'
import { buyAndSaveCard, comeToPayAgain } from './saved-card.ts'
import { axe, expect, test } from './test.ts'

test('a family sees what an EMI really costs before it pays by it', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await page.getByRole('link', { name: /^EMI/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay by EMI')
  await page.getByRole('link', { name: 'HDFC Bank' }).first().click()
  await expect(page.getByRole('group', { name: 'HDFC Bank: choose a plan' })).toBeVisible()
  await page
    .getByRole('radio', { name: /No-cost/ })
    .first()
    .check()
  // ₹28,999 over three months at 16% without cost: the bank lends ₹28,242.45, and adds 18% GST to its interest.
  const main = page.getByRole('main')
  await expect(main.getByText('Charged to your card now').first()).toBeVisible()
  await expect(main.getByText('GST on the interest, by the bank').first()).toBeVisible()
  await expect(main.getByText(/stays with the bank/).first()).toBeVisible()
  await axe(page)

  await fillReceipt(page)
  await page.getByRole('button', { name: 'Continue to the card page' }).click()
  await payByCard(page, CARDS.pays)
  await expectEnrolled(page)
})

test('a card of another bank is declined for an EMI, and nothing is charged', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await page.getByRole('link', { name: /^EMI/ }).click()
  await page.getByRole('link', { name: 'SBI Card' }).click()
  await expect(page.getByRole('group', { name: 'SBI Card: choose a plan' })).toBeVisible()
  await fillReceipt(page)
  await page.getByRole('button', { name: 'Continue to the card page' }).click()
  await payByCard(page, CARDS.pays)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment did not complete')
})

test('a wallet leads to its own page and back, declined or paid', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await page.getByRole('radio', { name: 'Paytm', exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Pay ₹28,999 with Paytm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paytm wallet')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment did not complete')
})

test('a card that was left with the gateway pays the next time, and can be removed', async ({
  page,
  phone,
  complaints,
}) => {
  await buyAndSaveCard(page, phone)
  await comeToPayAgain(page)
  await expect(page.getByRole('radio', { name: /HDFC •••• 1111/ })).toBeChecked()
  await page.getByRole('button', { name: /^Pay ₹.* with card/ }).click()
  // The bank takes its password on our page: commerce specification, section 5.
  const password = page.getByLabel('One-time password (OTP)')
  await expect(page.getByRole('link', { name: 'Continue on the bank’s page' })).toHaveAttribute('href', /\/pay\/3ds\//)
  await axeInBothLights(page)
  await password.fill('000000')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(password).toHaveAccessibleDescription(/Incorrect OTP. Please try again./)
  // The browser reports the refused form.
  complaints.length = 0
  await password.fill('123456')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expectEnrolled(page)

  await page.goto('/plans?grade=8&board=cbse&target=school')
  await page.getByRole('link', { name: /^Continue with/ }).click()
  await page.getByRole('radio', { name: 'Card', exact: false }).first().check()
  await expect(page.getByText('Remove a saved card')).toBeVisible()

  await page.goto('/me?tab=wallet')
  await page.getByRole('link', { name: 'Saved cards' }).click()
  await axeInBothLights(page)
  await page.getByRole('button', { name: 'Remove HDFC •••• 1111' }).click()
  await expect(page.getByText('The card was removed.')).toBeVisible()
  await expect(page.getByText('No card is saved. You can save one when you pay by card.')).toBeVisible()
})
