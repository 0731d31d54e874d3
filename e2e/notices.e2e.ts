// A family's notifications: the bell counts them while a page is open, and the list leads to what they are about.
import { agree, comeToConsent } from './consent.ts'
import { writeNotice } from './database.ts'
import { signUpByApi } from './family.ts'
import { messagesTo } from './outbox.ts'
import { axe, expect, test } from './test.ts'

test('a notification rings at once on an open page, is opened, and the rest is marked as read', async ({
  page,
  context,
  phone,
}) => {
  await signUpByApi(page, phone)
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

  await test.step('the list is empty at first', async () => {
    await page.goto('/me/notices')
    await expect(page.getByText('You have no notifications yet.')).toBeVisible()
    await expect(bell).toHaveAccessibleName('Notifications')
    await axe(page)
  })

  await test.step('two come while the page is open', async () => {
    await writeNotice(phone, 'first')
    await expect(bell).toHaveAccessibleName('Notifications: 1 unread')
    await writeNotice(phone, 'second')
    await expect(bell).toHaveAccessibleName('Notifications: 2 unread')
    await page.getByRole('main').getByRole('link', { name: 'Show them' }).click()
    await expect(page.getByRole('heading', { name: 'Your class starts soon' })).toHaveCount(2)
    await axe(page)
  })

  await test.step('one is opened', async () => {
    await page.getByRole('button', { name: 'Open: Your class starts soon' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(bell).toHaveAccessibleName('Notifications: 1 unread')
  })

  await test.step('the rest is read on another page, and this one knows it', async () => {
    const other = await context.newPage()
    await other.goto('/me/notices')
    await page.bringToFront()
    await other.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(other.getByText('All notifications are marked as read.')).toBeVisible()
    await expect(bell).toHaveAccessibleName('Notifications')
  })

  await test.step('without a connection the page says so', async () => {
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toBeHidden()
  })
})

test('a family that turns SMS off gets its next message on WhatsApp', async ({ page, phone }) => {
  const channels = async () =>
    (await messagesTo(page, phone)).filter(({ text }) => text.includes('Optics')).map(({ channel }) => channel)
  await comeToConsent(page, phone)
  await page.goto('/me/messages')
  // Nothing can be ticked that needs a consent first.
  for (const box of await page.getByRole('checkbox', { name: 'WhatsApp' }).all()) await expect(box).toBeDisabled()
  await expect(page.getByLabel('Quiet from').locator('option:checked')).toHaveText('9:00 pm IST')
  await page.goto('/me/consent')
  await agree(page, phone, [/^Messages on WhatsApp/])
  await page.goto('/me/messages')
  const payments = page.getByRole('group', { name: 'Payments and receipts' })
  await expect(payments.getByRole('checkbox', { name: 'SMS' })).toBeChecked()
  // About payments, so that it is sent at night too.
  await writeNotice(phone, 'first', 'PAYMENTS')
  await expect.poll(channels).toContain('SMS')
  const first = await channels()

  await payments.getByRole('checkbox', { name: 'SMS' }).uncheck()
  await payments.getByRole('checkbox', { name: 'WhatsApp' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await axe(page)

  await writeNotice(phone, 'second', 'PAYMENTS')
  await expect.poll(channels).toEqual(['WHATSAPP', ...first])
  await page.reload()
  await expect(payments.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked()
})
