// The classes of a family that has a course: the demo family, whose elder child learns.
import { signInByApi } from './family.ts'
import { axe, expect, test } from './test.ts'

const DEMO_FAMILY = '9000000003'

test('a family sees its classes week by week, with what was moved and cancelled, in its language', async ({ page }) => {
  await signInByApi(page, DEMO_FAMILY)

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
    await expect(cancelled).toBeVisible()
    await expect(page.getByText('The teacher is ill')).toBeVisible()
    await axe(page)
  })

  await test.step('a week without classes says so, and an address that names no day shows this week', async () => {
    await page.goto('/timetable?week=2020-01-06')
    await expect(page.getByText('No class in this week.')).toBeVisible()
    await page.goto('/hi/timetable?week=no-day')
    await expect(page.getByRole('heading', { level: 1, name: 'समय-सारणी' })).toBeVisible()
  })
})
