// A teacher writes a remark on a learner's month, staff publish it, and the family reads it.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { signInAsDemoFamily } from './demo-family.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { logInToTeach } from './teacher-page.ts'
import { addressOf, axe, expect, test } from './test.ts'

test('a teacher writes a remark, staff publish it, and the family reads it', async ({ page, browser }) => {
  const text = 'Explains each step to the others. Next: two mixed problems a day.'
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(DEMO_STAFF.teacher) } })
  const teacher = await context.newPage()
  const desk = teacher.getByRole('main')
  const meera = desk.getByRole('listitem', { name: 'Meera Nair' })

  await test.step('the teacher writes it next to the learner’s attendance', async () => {
    await logInToTeach(teacher)
    await desk.getByRole('link', { name: 'Remarks' }).click()
    await expect(desk.getByRole('heading', { level: 1, name: /^Remarks on/ })).toBeVisible()
    // On the first day of a month the demo's classes were held in the month before.
    if (!(await meera.isVisible())) await desk.getByRole('link', { name: 'Month before' }).click()
    await expect(meera.getByText(/^Attended \d+ of \d+ of your classes$/)).toBeVisible()
    await axe(teacher)
    await meera.getByRole('textbox', { name: 'Remark' }).fill(text)
    await meera.getByRole('button', { name: 'Save the remark on Meera Nair' }).click()
    await expect(desk.getByText('The remark is saved. Operations read it before the family does.')).toBeVisible()
    await expect(meera.getByText('Waiting', { exact: true })).toBeVisible()
  })

  await test.step('staff publish it', async () => {
    const owner = await staffPage(browser, DEMO_STAFF.emails[0])
    await owner.goto('/console/remarks')
    await openFirstRow(owner)
    await expect(owner.getByText(text)).toBeVisible()
    await axe(owner)
    await owner.getByRole('button', { name: 'Publish to the family' }).click()
    await expect(owner.getByRole('button', { name: 'Publish to the family' })).toBeHidden()
    await owner.context().close()
    await teacher.reload()
    await expect(meera.getByText('The family has it')).toBeVisible()
    await context.close()
  })

  await test.step('the family reads it', async () => {
    await signInAsDemoFamily(page)
    await page.goto('/me/remarks')
    await expect(page.getByRole('main').getByText(text)).toBeVisible()
    await axe(page)
  })
})
