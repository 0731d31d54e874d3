// While nobody knows yet: the tab that was killed, the bank that does not answer, the answer that comes late.
import { bankAnswers, bankTurnsTo, CARDS, payByCard } from './bank.ts'
import { ageOrder } from './database.ts'
import { comeToPay, expectEnrolled, orderIdOn, payBy } from './family.ts'
import { expect, test } from './test.ts'

test('a tab killed while it waits is found again by the order’s address', async ({ page, phone, context }) => {
  await comeToPay(page, phone)
  await payBy(page, 'UPI QR code')
  const orderId = await orderIdOn(page)
  await page.close()

  const waiting = await context.newPage()
  await waiting.goto(`/pay/${orderId}`)
  await expect(waiting.getByRole('img', { name: /QR code to pay/ })).toBeVisible()
  await waiting.close()

  const later = await context.newPage()
  await bankAnswers(later, orderId, 'approve')
  await later.goto(`/pay/${orderId}/wait`)
  await expectEnrolled(later)
})

test('a bank that does not answer is asked again, and the family is not asked to pay twice', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await payBy(page, 'Card')
  await payByCard(page, CARDS.unknown)
  const orderId = await orderIdOn(page)
  // Back from the bank, which has not answered: nobody is led to pay a second time.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are asking your bank')
  await expect(page.getByRole('main')).toContainText('Please do not pay again.')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  // 15 minutes, and the one in which the bank may still answer.
  await ageOrder(orderId, 17)
  await page.goto(`/pay/${orderId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are checking with your bank')
  await expect(page.getByRole('main')).toContainText('Don’t pay again.')
  await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /pay again/i })).toHaveCount(0)

  await bankTurnsTo(page, orderId, 'CHARGED')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You are enrolled in/, { timeout: 5_000 })
  }).toPass()
}) // prettier-ignore

test('a payment that succeeds after it had failed enrols', async ({ page, phone }) => {
  await comeToPay(page, phone)
  await payBy(page, 'UPI QR code')
  const orderId = await orderIdOn(page)
  await bankAnswers(page, orderId, 'authorization-failed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This payment did not complete')

  await bankTurnsTo(page, orderId, 'CHARGED')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You are enrolled in/, { timeout: 5_000 })
  }).toPass()
})

test('a payment that was begun is mentioned on the home page and where the same is paid for', async ({ page, phone }) => {
  await comeToPay(page, phone)
  const payPage = page.url()
  await payBy(page, 'UPI QR code')
  const orderId = await orderIdOn(page)

  await page.goto('/')
  await expect(page.getByText(/^You began to pay ₹28,999 at /)).toBeVisible()
  await page.goto(payPage)
  await expect(page.getByText(/^You began to pay ₹28,999 at /)).toBeVisible()
  await page.getByRole('link', { name: 'Continue that payment' }).click()
  await expect(page.getByRole('img', { name: /QR code to pay ₹28,999/ })).toBeVisible()

  await bankAnswers(page, orderId, 'approve')
  await expectEnrolled(page)
  await page.goto('/')
  await expect(page.getByText(/^You began to pay/)).toHaveCount(0)
  // The page that the browser had kept is out of date.
  await page.goBack()
  await page.goto(payPage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are already enrolled in this course!')
}) // prettier-ignore
