// Selling with help: an adviser offers, the family decides; a child asks, a parent pays.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { bankAnswers, CARDS, payByCard } from './bank.ts'
import {
  CLASS_9_PLANS,
  continueToPay,
  expectEnrolled,
  fillPin,
  fillReceipt,
  orderIdOn,
  payBy,
  signIn,
} from './family.ts'
import { staffPage } from './staff-page.ts'
import { messagesTo } from './outbox.ts'
import { axe, expect, phoneOf, test } from './test.ts'

test('a family reads its adviser’s offer in Hindi, agrees to it by its own number, and pays what it says', async ({
  browser,
  page,
  phone,
}) => {
  const adviser = await staffPage(browser, DEMO_STAFF.emails[3])
  const url = await test.step('the adviser makes the offer', async () => {
    const { data: [agent] } = await (await adviser.request.get('/api/staff/sales-agents')).json() // prettier-ignore
    const { data: [plan] } = await (await adviser.request.get('/api/staff/plans?sort=price&order=DESC&status=ACTIVE')).json() // prettier-ignore
    const lead = { agentId: agent.id, phone, studentName: 'Ishani', lang: 'hi', bundleId: plan.bundleId, planId: plan.id, batchId: null, discount: 1_000_00, note: '' } // prettier-ignore
    const made = await adviser.request.post('/api/staff/leads', { data: lead })
    expect(made.ok(), await made.text()).toBe(true)
    await adviser.goto(`/console/leads/${(await made.json()).id}`)
    await adviser.getByRole('button', { name: 'Only make the link' }).click()
    const link = adviser.getByRole('link', { name: /\/hi\/assist\// })
    await expect(link).toBeVisible()
    return String(await link.getAttribute('href'))
  })
  await adviser.context().close()

  await page.goto(url)
  await expect(page.getByText('Ishani के लिए')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'हर हफ़्ते की कक्षाएँ' })).toBeVisible()
  await expect(page.getByText('− ₹1,000')).toBeVisible()
  await axe(page)

  // The same page in English from here on: the journeys' words are English.
  await page.goto(url.replace('/hi/', '/'))
  await signIn(page, phone)
  const total = await page.locator('output').innerText()
  await page.getByRole('checkbox', { name: /^I have read this and agree/ }).check()
  await page.getByRole('button', { name: 'Agree and continue to payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Pay ${total}` })).toBeVisible()
  await fillReceipt(page)
  await payBy(page, 'UPI QR code')
  await bankAnswers(page, await orderIdOn(page), 'approve')
  await expectEnrolled(page)
  await page.goto(url.replace('/hi/', '/'))
  await expect(page.getByText('Paid. There is nothing more to do.')).toBeVisible()
})

test('a link that leads to no offer is a stop, with a number to call', async ({ page }) => {
  await page.goto('/assist/lea000000000000000000.mz1.AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not lead to an offer' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await axe(page)
})

test('a child asks a parent to pay: the parent has no account, and the child sees it at once', async ({
  browser,
  page,
  phone,
}) => {
  await page.goto(CLASS_9_PLANS)
  await continueToPay(page)
  await signIn(page, phone)
  // Signing in leads back to this page: a test that continues earlier would be redirected here.
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ask a parent to pay' }).click()
  await page.getByLabel('The learner’s name').fill('Ishani')
  await fillPin(page)
  await page.getByRole('button', { name: 'Make the link' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  await axe(page)

  const parent = await (await browser.newContext()).newPage()
  await parent.goto(page.url().replace(/\/share$/, ''))
  await expect(parent.getByRole('heading', { level: 1, name: /^Ishani asks you to pay ₹/ })).toBeVisible()
  // The course, and who takes the money.
  await expect(parent.getByText(`ends in ${phone.slice(-3)}.`)).toBeVisible()
  await expect(parent.getByRole('term').filter({ hasText: 'Taught in' })).toBeVisible()
  await expect(parent.getByRole('link', { name: 'See the course' })).toBeVisible()
  await expect(parent.getByRole('region', { name: 'Who you pay' })).toContainText('GSTIN')
  await axe(parent)
  await parent.getByRole('radio', { name: 'UPI QR code' }).check()
  await parent.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(parent.getByRole('img', { name: /^QR code to pay/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your parent is paying now' })).toBeVisible()

  // The parent has thought of something else: a card, typed on the gateway's page, which leads back here.
  await parent.getByText('Pay in another way').click()
  await parent.getByRole('radio', { name: 'Card' }).check()
  await axe(parent)
  await parent.getByRole('button', { name: /^Pay ₹/ }).click()
  await payByCard(parent, CARDS.pays)
  await expect(parent.getByRole('heading', { level: 1, name: /^Paid: ₹/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Paid. You are enrolled.' })).toBeVisible()
  await expect(page.getByText('To pay', { exact: true })).toHaveCount(0)

  // The payer has a receipt in hand, and has it sent to a number of their own.
  const receipt = parent.getByRole('region', { name: 'Your receipt' })
  await expect(receipt).toContainText(/KD-\d\d-\d{5}/)
  await expect(receipt).toContainText('Your bank’s reference')
  await axe(parent)
  const payer = phoneOf(`payer ${phone}`)
  await receipt.getByLabel('Your mobile number').fill(payer)
  await receipt.getByRole('button', { name: 'Send me the receipt' }).click()
  await expect(receipt.getByRole('status')).toContainText('on its way')
  await expect
    .poll(async () => (await messagesTo(parent, payer)).map(({ text }) => text))
    .toContainEqual(
      expect.stringMatching(/your payment of ₹[\d,]+ for a course at Kandil\. Your receipt for order KD-/),
    )
  await parent.context().close()
})
