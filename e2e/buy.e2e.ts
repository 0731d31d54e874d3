import { bankAnswers, CARDS, payByCard } from './bank.ts'
import { ageAnswers } from './database.ts'
import {
  CLASS_9_PLANS,
  chooseClass,
  comeToPay,
  continueToPay,
  expectEnrolled,
  fillReceipt,
  orderIdOn,
  payBy,
  signIn,
  typeCoupon,
} from './family.ts'
import { messagesTo } from './outbox.ts'
import { expect, test } from './test.ts'

test('a family buys by UPI QR code with a coupon it typed before it signed in', async ({ page, phone }) => {
  await chooseClass(page)
  await typeCoupon(page, 'first500')
  const sheet = page.getByRole('dialog', { name: 'Coupon' })
  await expect(sheet.getByRole('status')).toContainText('FIRST500: −₹500, if your family may still use it.')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await continueToPay(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,999')

  await signIn(page, phone)
  // ₹28,999 less the ₹500 of FIRST500.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,499')
  await fillReceipt(page, 'Ishani Kulkarni')
  await payBy(page, 'UPI QR code')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scan with any UPI app')
  await expect(page.getByRole('img', { name: /QR code to pay ₹28,499/ })).toBeVisible()

  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)
  await expect(page.getByRole('main')).toContainText('₹28,499')
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await expect
    .poll(async () => (await messagesTo(page, phone)).map(({ text }) => text))
    .toContainEqual(expect.stringMatching(/^Paid ₹28,499 to Kandil\. Ishani/))
})

test('a family whose coupon leaves nothing to pay is enrolled at once, and sees so before it pays for the same days', async ({ page, phone }) => {
  await comeToPay(page, phone, '/plans?grade=9&board=icse&target=school&couponCode=SCHOLAR')
  await page.getByRole('button', { name: 'Start, nothing to pay' }).click()
  await expectEnrolled(page)

  await page.goto('/plans?grade=9&board=icse&target=school')
  await continueToPay(page)
  await expect(page.getByText(/^You have this course until .+ already, without paying\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay ₹/ }).first()).toBeVisible()
}) // prettier-ignore

test('a coupon that was typed and not applied is not lost when the family pays', async ({ page, phone }) => {
  await comeToPay(page, phone)
  const typed = page.getByLabel('Coupon code')
  await page.getByText('Have a coupon?').click()
  await typed.fill('nosuchcode')
  await page.getByRole('button', { name: /^Pay ₹28,999/ }).first().click()
  await expect(page.getByRole('alert').first()).toContainText('Nothing was charged. You can pay without the coupon nosuchcode.')
  await expect(page.getByRole('alert'), 'says it once').toHaveCount(1)
  await typed.fill('first500')
  await page.getByRole('button', { name: /^Pay ₹28,999/ }).first().click()
  await expect(page.getByText('Coupon FIRST500 is applied. Please check the price, then pay.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,499')
  await page.goto('/me?tab=orders')
  await expect(page.getByRole('article')).toHaveCount(0)
}) // prettier-ignore

test('a declined card can be followed by another, and the family pays once', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await payBy(page, 'Card')
  await payByCard(page, CARDS.declined)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment did not complete')
  await expect(page.getByRole('main')).toContainText('Nothing was charged, as far as your bank tells us.')

  const orderId = await orderIdOn(page)
  const again = page.getByRole('button', { name: 'Try again, ₹28,999' })
  await ageAnswers(orderId)
  await again.click()
  await payByCard(page, CARDS.declined)
  await expect(page).toHaveURL(new RegExp(`/pay/${orderId}$`))
  await ageAnswers(orderId)
  await again.click()
  await payByCard(page, CARDS.pays)
  await expectEnrolled(page)
  await page.goto('/me?tab=orders')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('netbanking leads to the bank and back', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await page.getByRole('radio', { name: 'Netbanking' }).check()
  await page.getByRole('radio', { name: 'State Bank of India' }).check({ force: true })
  await page.getByRole('button', { name: 'Pay ₹28,999 with State Bank of India' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State Bank of India netbanking')
  await page.getByRole('button', { name: 'Log in and pay' }).click()
  await expectEnrolled(page)
})

test.describe(() => {
  // Its answers would pass the script by.
  test.use({ serviceWorkers: 'block' })

  test('what is chosen before the script has come stays chosen', async ({ page, phone }) => {
    await comeToPay(page, phone)
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('radio', { name: 'Netbanking' }).check()
    await page.getByRole('radio', { name: 'State Bank of India' }).check({ force: true })
    await expect(page.getByRole('button', { name: 'Pay ₹28,999', exact: true })).toBeVisible()
    arrive()
    await expect(page.getByRole('button', { name: 'Pay ₹28,999 with State Bank of India' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Netbanking' })).toBeChecked()
  })
})

test('a family takes a higher plan before its own has ended, and pays the price less what is left', async ({
  page,
  phone,
}) => {
  await comeToPay(page, phone, `${CLASS_9_PLANS}&plan=classic&months=0`)
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)

  await page.goto('/me?tab=orders')
  await page.getByRole('link', { name: /^Renew or upgrade/ }).click()
  await expect(page.getByText(/runs until .* days are left\. If you choose a longer or higher plan now/)).toBeVisible()
  await page.getByRole('navigation', { name: 'Plans' }).getByRole('link', { name: 'Plus' }).click()
  await expect(page.getByText('for your unused days is deducted.')).toBeVisible()
  await continueToPay(page)
  await expect(page.getByText(/^Left of your plan: \d+ days$/)).toBeVisible()
  // A day of a whole session has been used: little more than the difference of the two prices.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Pay ₹28,999')
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Left of your plan:')
  await page.goto('/me?tab=orders')
  await expect(page.getByRole('link', { name: /^Renew or upgrade/ })).toHaveCount(1)
})
