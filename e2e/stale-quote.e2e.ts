import { changePrice } from './database.ts'
import { comeToPay, expectEnrolled, fillReceipt, orderIdOn, payBy } from './family.ts'
import { bankAnswers } from './bank.ts'
import { expect, test } from './test.ts'

test('a family that would pay more than today’s price is shown today’s price first', async ({ page, phone, complaints }) => {
  // A class that no other journey buys: its price changes for everybody.
  await comeToPay(page, phone, '/plans?grade=4&board=cbse&target=school')
  const before = await page.getByRole('heading', { level: 1 }).innerText()
  await changePrice(new URL(page.url()).searchParams.get('subscriptionPlanId') ?? '', -1_000_00)
  await payBy(page, 'UPI QR code')

  await expect(page.getByRole('alert')).toContainText('What you see now is today’s price.')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before)
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)
  // The browser notes the refusal itself.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409 (Conflict)')])
}) // prettier-ignore

test('a price that was shown is looked up again when it is not held any longer', async ({ page, phone }) => {
  await page.clock.install()
  await comeToPay(page, phone)
  const price = page.getByText(/^GST included\. Valid till/)
  await expect(price).toBeVisible()
  // The page counts from its hydration on, and only then does its button name the way to pay.
  await expect(page.getByRole('button', { name: /^Pay ₹.+ with / })).toBeVisible()
  const asked = page.waitForResponse((reply) => reply.url().includes('/pay.data'))
  await page.clock.fastForward('15:01')
  expect((await asked).status()).toBe(200)
  await fillReceipt(page)
  await expect(price).toBeVisible()
})
