// A teacher asks for leave, staff choose a substitute, and the family hears of it.
import { DAY, fromIndia, showDate } from '#core/kernel/time.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { giveClass } from './class-database.ts'
import { signInAsDemoFamily } from './demo-family.ts'
import { getFromApi } from './family.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { logInToTeach } from './teacher-page.ts'
import { addressOf, axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

test('a teacher asks for leave, staff choose a substitute, and the family hears of it', async ({ page, browser }) => {
  await signInAsDemoFamily(page)
  const { classes } = await getFromApi<{ classes: { id: string; startsAt: number }[] }>(page, '/classes/next?size=20')
  // Other journeys hold or read the classes of the first two weeks, and cancel the last one.
  const later = classes.slice(0, -1).filter(({ startsAt }) => startsAt > Date.now() + 15 * DAY)
  const day = await giveClass(later.map((each) => each.id), DEMO_STAFF.teacher) // prettier-ignore
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(DEMO_STAFF.teacher) } })
  const teacher = await context.newPage()
  const desk = teacher.getByRole('main')
  const reason = `A wedding on ${day}`

  await test.step('the teacher states the hours of a Monday, and of one other day', async () => {
    await logInToTeach(teacher)
    await desk.getByRole('link', { name: 'Hours' }).click()
    await axe(teacher)
    await desk.getByLabel('Monday, 1, from').fill('16:00')
    await desk.getByLabel('Monday, 1, until').fill('15:00')
    await desk.getByRole('button', { name: 'Save the week' }).click()
    await expect(desk.getByText(/^Each stretch of hours must end after it begins/)).toBeVisible()
    await desk.getByLabel('Monday, 1, until').fill('20:00')
    await desk.getByRole('button', { name: 'Save the week' }).click()
    await expect(desk.getByText('Your hours are saved.')).toBeVisible()
    await expect(desk.getByLabel('Monday, 1, until')).toHaveValue('20:00')
    await desk.getByLabel('Day', { exact: true }).fill(day)
    await desk.getByRole('button', { name: 'Add day' }).click()
    await expect(desk.getByText(/: not at all$/)).toBeVisible()
  })

  await test.step('the teacher sees the classes of the day, and asks for leave', async () => {
    await desk.getByRole('link', { name: 'Leave' }).click()
    await axe(teacher)
    await desk.getByLabel('First day').fill(day)
    await desk.getByLabel('Last day').fill(day)
    await desk.getByRole('button', { name: 'Show my classes' }).click()
    await expect(desk.getByRole('listitem').first()).toBeVisible()
    await axe(teacher)
    await desk.getByLabel('Reason').fill(reason)
    await desk.getByRole('button', { name: 'Ask for leave' }).click()
    await expect(desk.getByText('Waiting', { exact: true })).toBeVisible()
    await expect(desk.getByText('Not decided yet').first()).toBeVisible()
    await axe(teacher)
  })

  await test.step('staff choose a substitute for the class, and cancel the others of the day', async () => {
    const owner = await staffPage(browser, OWNER)
    await owner.goto('/console/leave-requests')
    await openFirstRow(owner)
    const decision = owner.getByRole('region', { name: 'Decide' })
    await expect(decision).toBeVisible()
    const choices = decision.getByRole('combobox')
    for (let i = 0; i < (await choices.count()); i += 1) {
      await choices.nth(i).click()
      // The teachers who are free come first.
      const best = owner.getByRole('option').first()
      const isFree = !(await best.textContent())?.startsWith('Move')
      await (isFree ? best : owner.getByRole('option', { name: 'Cancel it' })).click()
    }
    await axe(owner)
    await decision.getByRole('button', { name: 'Approve leave' }).click()
    await expect(owner.getByText(/^The leave is approved/)).toBeVisible()
    await owner.context().close()
  })

  await test.step('the teacher sees who has taken the class over', async () => {
    await teacher.reload()
    await expect(desk.getByText('Approved', { exact: true })).toBeVisible()
    await expect(desk.getByText(/takes it over$/).first()).toBeVisible()
  })

  await test.step('the family reads it among its notices and in its timetable', async () => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const shownDay = showDate(fromIndia(year, month, { day: date }), 'en', { day: 'numeric', month: 'short' })
    await expect(async () => {
      await page.goto('/me/notices')
      const notice = page.getByRole('main').getByText(`${shownDay}, `)
      await expect(notice.first()).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await page.goto(`/timetable?week=${day}`)
    await expect(
      page
        .getByRole('main')
        .getByText(/The teacher is away/)
        .first(),
    ).toBeVisible()
  })
  await context.close()
})
