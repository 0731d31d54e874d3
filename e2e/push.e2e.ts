// Push messages on a family's device, from the button to the page that a message opens; and a page that no stream reaches.
import { writeNotice } from './database.ts'
import { signUpByApi } from './family.ts'
import { subscribeWithSandbox } from './push-subscription.ts'
import { axe, expect, test } from './test.ts'

test('a family turns push messages on, gets one on its device, and opens the page it is about', async ({
  page,
  context,
  phone,
}) => {
  await context.grantPermissions(['notifications'])
  const device = await subscribeWithSandbox(page, `device${phone}`)
  await signUpByApi(page, phone)
  const main = page.getByRole('main')
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

  await test.step('the device is asked only when the button is pressed', async () => {
    await page.goto('/me/messages')
    await expect(main.getByText('“On my devices” needs a device that gets messages.')).toBeVisible()
    await writeNotice(phone, 'before', 'PAYMENTS')
    // It has left, or not, before the device is known.
    await expect(bell).toHaveAccessibleName('Notifications: 1 unread')
    await main.getByRole('button', { name: 'Turn on on this device' }).click()
    await expect(main.getByRole('button', { name: 'Turn off on this device' })).toBeVisible()
    await main
      .getByRole('group', { name: 'Payments and receipts' })
      .getByRole('checkbox', { name: 'On my devices' })
      .check()
    await main.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await axe(page)
  })

  await test.step('one encrypted message arrives, its service worker shows it, and a click opens its page', async () => {
    await writeNotice(phone, 'first', 'PAYMENTS')
    await expect.poll(async () => (await device.messages()).length).toBe(1)
    const [message = ''] = await device.messages()
    expect(JSON.parse(message)).toMatchObject({ title: 'Your class starts soon', lang: 'en', link: '/me/calendar' })
    const worker = await device.watch()
    await device.deliver(message)
    await expect
      .poll(worker.shown)
      .toMatchObject([{ title: 'Your class starts soon', body: 'Optics starts on 7:00 pm.', lang: 'en' }])
    expect(await worker.click()).toEqual([new URL('/me/calendar', page.url()).href])
    await page.goto('/me/calendar')
    await expect(main.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  })

  await test.step('after it was turned off nothing arrives', async () => {
    await page.goto('/me/messages')
    await main.getByRole('button', { name: 'Turn off on this device' }).click()
    await expect(main.getByRole('button', { name: 'Turn on on this device' })).toBeVisible()
    await writeNotice(phone, 'second', 'PAYMENTS')
    await expect(bell).toHaveAccessibleName('Notifications: 3 unread')
    expect(await device.messages()).toHaveLength(1)
  })
})

test('a page behind a proxy that holds the stream back hears of a notice all the same', async ({ page, phone }) => {
  await signUpByApi(page, phone)
  let held = 0
  await page.route('**/api/stream?*', async (route) => {
    if (!route.request().headers()['accept']?.includes('text/event-stream')) return route.continue()
    held += 1 // and is never answered
    return undefined
  })
  await page.goto('/me/notices')
  await expect.poll(() => held).toBe(1)
  await writeNotice(phone, 'unheard')
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName('Notifications: 1 unread')
  await expect(page.getByRole('main').getByRole('link', { name: 'Show them' })).toBeVisible()
})
