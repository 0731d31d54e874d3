// The classes of a family that has a course: the demo family, whose elder child learns.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { signInAsDemoFamily } from './demo-family.ts'
import { addressOf as apiAddress, postToApi } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

test('a family sees its classes week by week, with what was moved and cancelled, in its language', async ({
  page,
  browser,
}) => {
  await signInAsDemoFamily(page)

  await test.step('the family page leads to the timetable', async () => {
    await page.goto('/me/family')
    await expect(page.getByText(/^(Next class|Classes today)$/)).toBeVisible()
    await page.getByRole('button', { name: 'Timetable' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible()
    await axe(page)
  })

  await test.step('next week has classes, and one of the coming two was cancelled', async () => {
    const cancelled = page.getByText('Cancelled', { exact: true })
    await page.getByRole('link', { name: 'Week after' }).click()
    await expect(page).toHaveURL(/week=\d{4}-\d\d-\d\d/)
    await expect(page.getByRole('article').first()).toBeVisible()
    if ((await cancelled.count()) === 0) await page.getByRole('link', { name: 'Week before' }).click()
    await expect(cancelled.first()).toBeVisible()
    await expect(page.getByText('The teacher is ill')).toBeVisible()
    await axe(page)
  })

  await test.step('a week without classes says so, and an address that names no day shows this week', async () => {
    await page.goto('/timetable?week=2020-01-06')
    await expect(page.getByText('No class in this week.')).toBeVisible()
    await page.goto('/hi/timetable?week=no-day')
    await expect(page.getByRole('heading', { level: 1, name: 'समय-सारणी' })).toBeVisible()
  })

  await test.step('staff cancel a class, and the subscribed calendar and the class’s page say so', async () => {
    const next = await page.request.get(apiAddress('/classes/next?size=20'))
    const { classes } = (await next.json()) as { classes: { id: string }[] } // the contract's listNextClasses
    const id = classes.at(-1)?.id ?? ''
    const { token } = await postToApi<{ token: string }>(page, '/calendar/feed', {})
    const cancelled = async () => {
      const feed = await page.request.get(`/calendar/${token}.ics`)
      return (await feed.text()).split('STATUS:CANCELLED').length - 1
    }
    const before = await cancelled()
    const owner = await staffPage(browser, OWNER)
    await owner.goto(`/console/classes/${id}`)
    await owner.getByRole('combobox', { name: 'Status' }).click()
    await owner.getByRole('option', { name: 'Cancelled', exact: true }).click()
    await owner.getByLabel(/^Reason \(stored/).fill('The teacher has moved')
    const saved = owner.waitForResponse((answer) => answer.url().endsWith(`/classes/${id}`) && answer.ok())
    await owner.getByRole('button', { name: 'Save' }).click()
    await saved
    await owner.context().close()
    await expect.poll(cancelled).toBeGreaterThan(before)
    await page.goto(`/class/${id}`)
    await expect(page.getByRole('main').getByText(/The teacher has moved\./)).toBeVisible()
  })
})
