// A family books a demo class on a phone, step by step, moves it and cancels it.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { hoursOfTheNextDay } from './demo-times.ts'
import { postToApi, signIn } from './family.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

test('a family books a demo class in six steps, moves it by its link, and cancels it', async ({
  page,
  phone,
  browser,
}) => {
  const main = page.getByRole('main')

  await test.step('it answers two questions without a login', async () => {
    await page.goto('/demo?utm_source=poster')
    await axe(page)
    await main.getByRole('link', { name: /Coding/ }).click()
    await expect(page).toHaveURL(/\/demo\/laptop\?.*utm_source=poster/)
    await axe(page)
    await main.getByText('A tablet or phone').click()
    await main.getByRole('button', { name: 'Continue' }).click()
    await main.getByLabel('Class').selectOption({ label: 'Class 3' })
    await axe(page)
    await main.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('it signs in with the code of a booking', async () => {
    await expect(page).toHaveURL(/\/demo\/phone/)
    await signIn(page, phone)
    await expect(main.getByRole('heading', { level: 1, name: 'Choose a time' })).toBeVisible()
    // An adult learner, so that no parent has to agree first.
    await postToApi(page, '/editProfile', { birthYear: 1990 })
  })

  await test.step('it chooses an hour, which is kept, and confirms it', async () => {
    await axe(page)
    await hoursOfTheNextDay(page).first().click()
    await expect(main.getByText('Kept for you for')).toBeVisible()
    await axe(page)
    await main.getByRole('button', { name: 'Confirm the demo' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'The demo is booked' })).toBeVisible()
    await axe(page)
  })

  await test.step('by its link it is moved once, and is in a calendar', async () => {
    await main.getByRole('link', { name: 'Move or cancel' }).click()
    const before = (await main.locator('time').first().getAttribute('datetime')) ?? ''
    const calendar = await page.request.get(`${new URL(page.url()).pathname}/demo.ics`)
    expect(await calendar.text()).toContain('BEGIN:VEVENT')
    await main.getByRole('link', { name: 'Move it' }).click()
    await axe(page)
    await hoursOfTheNextDay(page).last().click()
    await expect(main.getByText('You can move it once more.')).toBeVisible()
    expect(await main.locator('time').first().getAttribute('datetime')).not.toBe(before)
  })

  await test.step('staff find it by its code, and give it to a free teacher', async () => {
    const code = (await main.getByText(/^Booking code: /).textContent())?.split(' ').at(-1) ?? ''
    const owner = await staffPage(browser, DEMO_STAFF.emails[0])
    await owner.goto('/console/demo-bookings')
    await owner.getByPlaceholder('Search', { exact: true }).fill(code)
    await expect(owner.locator('.list-head .count')).toHaveText('1')
    await openFirstRow(owner)
    const move = owner.locator('.panel', { hasText: 'Move, or give to another teacher' })
    await move.getByRole('button', { name: 'Show free teachers' }).click()
    await move.getByLabel('Teacher').selectOption({ label: 'Any free teacher' })
    await axe(owner)
    await move.getByLabel(/^Reason/).fill('The teacher is ill')
    await move.getByRole('button', { name: 'Move it and notify the family' }).click()
    await expect(owner.getByText('Moved.')).toBeVisible()
    await owner.context().close()
  })

  await test.step('it cancels', async () => {
    await main.getByRole('button', { name: 'Cancel the demo' }).click()
    await expect(main.getByText('This demo is cancelled.')).toBeVisible()
    await axe(page)
  })
})
