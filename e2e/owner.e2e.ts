// A family from the coupon that it may not use to the course that is its own.
import { bankAnswers } from './bank.ts'
import { CLASS_9_PLANS, comeToPay, expectEnrolled, orderIdOn, payBy, typeCoupon } from './family.ts'
import { codeAfter, messagesTo } from './outbox.ts'
import { axe, expect, test } from './test.ts'

test('a visitor’s unknown coupon is refused at once, and takes nothing off', async ({ page }) => {
  await page.goto(CLASS_9_PLANS)
  await typeCoupon(page, 'nope')
  const sheet = page.getByRole('dialog', { name: 'Coupon' })
  await expect(sheet.getByRole('status')).toContainText('This coupon code does not exist.')
  await expect(sheet).not.toContainText('once you have signed in')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: /^Continue with/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,999')
})

test('a code that is on its way outlives the tab, and says how often it may be tried', async ({
  page,
  phone,
  complaints,
}) => {
  const seen = await messagesTo(page, phone)
  await page.goto('/login?returnTo=%2Flearn')
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = await codeAfter(page, phone, seen)
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await page.goto('about:blank')
  await page.goto('/login?returnTo=%2Flearn')

  const field = page.getByLabel('Code', { exact: true })
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('2 tries left.')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await axe(page)
  await field.fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('The learner’s name').fill('Ishani')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/learn$/)
  // The browser notes the refusal itself.
  complaints.splice(0)
})

test('an owner meets no price for what it owns, and reads its own pages without a connection', async ({
  page,
  phone,
  context,
  complaints,
}) => {
  await comeToPay(page, phone)
  await payBy(page, 'UPI QR code')
  const orderId = await orderIdOn(page)
  await bankAnswers(page, orderId, 'approve')
  await expectEnrolled(page)
  await expect(page.getByRole('region', { name: 'Before the first class' }).getByRole('listitem')).toHaveCount(3)
  await axe(page)
  await page.getByRole('link', { name: 'Go to your course' }).click()
  await expect(page.getByRole('main')).not.toContainText('₹')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, Ishani/ })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('₹')

  // Each is kept as it was seen last.
  const own = ['/', '/timetable', `/pay/${orderId}`]
  const kept = (path: string) => page.evaluate(async (key) => Boolean(await caches.match(key)), path)
  for (const path of own) {
    await page.goto(path)
    await expect.poll(() => kept(path)).toBe(true)
  }
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, Ishani/ })).toBeVisible()
  await page.goto(`/pay/${orderId}`)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('₹28,999')
  await page.goto('/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await page.getByRole('link', { name: 'Timetable' }).click()
  await expect(page).toHaveURL(/\/timetable$/)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0)
  await context.setOffline(false)
  complaints.splice(0)

  // The next person at this device finds nothing of it.
  await page.goto('/me?tab=profile')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => kept('/')).toBe(false)
})
