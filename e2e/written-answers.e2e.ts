// A written answer with a photo, begun without a connection, marked by a teacher and read by the learner.
import { sample } from '#server/modules/media/factory.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { giveMarking } from './database.ts'
import { beLearner, main, next, openTest, saved, submitTest } from './quiz-page.ts'
import { logInToTeach } from './teacher-page.ts'
import { addressOf, axe, expect, test } from './test.ts'

test('a written answer with a photo waits on the phone, is sent, marked by a teacher and explained', async ({ page, context, browser, complaints, phone }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beLearner(page, phone)
  await openTest(page, 'In your own words: mechanics')
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await main(page).getByLabel('Your answer').fill('The floor moves my feet.')
  await saved(page)
  await axe(page)

  await test.step('a photo that is added without a connection is sent when it is back', async () => {
    await context.setOffline(true)
    await main(page).getByLabel('Photos of your paper').setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(sample('jpeg')) })
    await expect(main(page).getByText('Waits on this phone')).toBeVisible()
    await expect(main(page).getByText(/answers wait on this phone/)).toBeVisible()
    await context.setOffline(false)
    await expect(main(page).getByText('Waits on this phone')).toBeHidden({ timeout: 15_000 })
    await saved(page)
  })
  await next(page)
  await submitTest(page)
  await expect(main(page).getByText('A teacher marks your written answers.')).toBeVisible({ timeout: 30_000 })
  await expect(main(page).getByText(/^Result expected on/)).toBeVisible()
  await axe(page)

  await test.step('the teacher marks it by the rubric and does not see whose it is', async () => {
    await giveMarking(phone, DEMO_STAFF.teacher)
    const teaching = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(`teacher ${phone}`) } })
    const teacher = await teaching.newPage()
    await logInToTeach(teacher)
    await main(teacher).getByRole('link', { name: /written answer/ }).click()
    await main(teacher).getByRole('link', { name: 'Mark this answer' }).first().click()
    await expect(main(teacher).getByText('The floor moves my feet.')).toBeVisible()
    await expect(main(teacher).getByRole('img', { name: 'Photo 1 of the answer' })).toBeVisible()
    await expect(main(teacher).getByText('Isha')).toBeHidden()
    await axe(teacher)
    for (const [line, marks] of [['Names the first law', '1.5'], ['Says which part', '1'], ['Draws weight', '0']] as const)
      await main(teacher).getByLabel(line).fill(marks)
    await main(teacher).getByLabel('Remark to the learner').fill('Name the law and draw the forces.')
    await main(teacher).getByRole('button', { name: 'Save and mark the next' }).click()
    await expect(main(teacher).getByText('The floor moves my feet.')).toBeHidden()
    await teaching.close()
  })

  await test.step('the learner reads the marks and the remark', async () => {
    await page.reload()
    await expect(main(page).getByText('2.5/10', { exact: true })).toBeVisible()
    await main(page).getByText('Question 1: Partly right').click()
    await expect(main(page).getByText('1.5/2')).toBeVisible()
    await expect(main(page).getByText('Remark of the teacher: Name the law and draw the forces.')).toBeVisible()
    await axe(page)
  })
  // The cut network itself, and nothing else.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(each)))
}) // prettier-ignore
