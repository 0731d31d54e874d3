// A doubt: a learner asks about a question of a result, support answers in the console, and the learner reads the answer.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { axeInBothLights } from './axe.ts'
import { beLearner, main, openTest, saved, submitTest } from './quiz-page.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [, , SUPPORT] = DEMO_STAFF.emails
const DOUBT = 'Why is the first option not right?'
const ANSWER = 'Read the second step of the solution again: the sign changes there.'

test('a learner asks about a question of a test, support answers, and the learner is notified', async ({ browser, page, phone }) => {
  test.slow()
  await beLearner(page, phone)
  await openTest(page, 'In two languages')
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await main(page).getByRole('radio').first().check()
  await saved(page)
  await submitTest(page)
  await expect(main(page).getByRole('heading', { name: 'Solutions' })).toBeVisible({ timeout: 30_000 })
  const result = page.url()

  await test.step('the question goes to the help desk', async () => {
    const question = main(page).locator('#question-1')
    await question.getByText('Question 1: ').click()
    await question.getByText('Ask about this question').click()
    await question.getByLabel('What is not clear?').fill(DOUBT)
    await axeInBothLights(page)
    await question.getByRole('button', { name: 'Send' }).click()
    await expect(main(page).getByText('Sent. We notify you when we have answered.')).toBeVisible()
  })

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await test.step('support sees the question, the key and the solution, and answers', async () => {
    const support = await staffPage(browser, SUPPORT)
    await support.goto(`/console/tickets?filter=${encodeURIComponent(JSON.stringify({ q: id }))}`)
    await openFirstRow(support)
    await support.getByRole('button', { name: 'Read the messages' }).click()
    await expect(support.getByText(DOUBT)).toBeVisible()
    await expect(support.getByRole('heading', { name: /Question 1 of “In two languages”/ })).toBeVisible()
    await expect(support.getByText('Right', { exact: true })).toBeVisible()
    await axe(support)
    await support.getByLabel('Message').fill(ANSWER)
    await support.getByRole('button', { name: 'Send to the family' }).click()
    await expect(support.getByText('The family is notified.')).toBeVisible()
    await support.context().close()
  })

  await test.step('the learner finds the answer by the notice, and from the result', async () => {
    await page.goto('/me/notices')
    await main(page).getByRole('button', { name: /Open: An answer to your question/ }).click()
    await expect(main(page).getByText(ANSWER)).toBeVisible()
    await page.goto(result)
    await main(page).getByText('Question 1: ').click()
    await main(page).getByRole('link', { name: 'Read our answer to your question' }).click()
    await expect(main(page).getByText(ANSWER)).toBeVisible()
  })
}) // prettier-ignore
