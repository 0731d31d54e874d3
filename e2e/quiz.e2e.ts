// A test from its list to its result: with a network that is cut twice and a tab that is closed once.
import type { Page } from '@playwright/test'
import { beLearner, main, next, openTest, optionWith, saved, submitTest } from './quiz-page.ts'
import { axe, expect, test } from './test.ts'

const LADDER = 'JEE Advanced pattern: choose all that are right'

const at = (page: Page, no: number, of: number) => expect(main(page).getByRole('heading', { level: 1 })).toContainText(`Question ${no} of ${of}`) // prettier-ignore

test('a paper is taken with the network cut twice and the tab closed once, and nothing is lost', async ({ page, context, complaints, phone }) => {
  await beLearner(page, phone)
  await openTest(page, 'In two languages')
  await axe(page)
  const address = page.url()
  await main(page).getByRole('button', { name: 'Start the test' }).click()

  await test.step('it is answered online, in both languages', async () => {
    await expect(main(page).getByRole('timer')).toBeVisible()
    await main(page).getByRole('radio').first().check()
    await main(page).getByLabel('Language of the question').selectOption('hi')
    await expect(main(page).locator('[lang=hi]').first()).toBeVisible()
    await saved(page)
    await axe(page)
    await next(page)
  })

  await test.step('without a connection answers wait on the phone, and are sent when it is back', async () => {
    await context.setOffline(true)
    await main(page).getByRole('radio').nth(1).check()
    await next(page)
    await main(page).getByRole('radio').nth(2).check()
    await expect(main(page).getByText(/answers wait on this phone/)).toBeVisible()
    await context.setOffline(false)
    await saved(page)
  })

  let second = page
  await test.step('a tab that is closed without a connection opens again, with every answer', async () => {
    await context.setOffline(true)
    await next(page)
    await main(page).getByRole('radio').nth(3).check()
    await expect(main(page).getByText(/answers wait on this phone/)).toBeVisible()
    await page.close()
    second = await context.newPage()
    await second.goto(address)
    await main(second).getByRole('button', { name: 'Continue the test' }).click()
    await main(second).getByRole('button', { name: 'All questions' }).click()
    await expect(second.getByRole('button', { name: /: Answered$/ })).toHaveCount(4)
    await context.setOffline(false)
    await second.keyboard.press('Escape')
    await saved(second)
  })

  await test.step('it is submitted, marked and explained', async () => {
    await main(second).getByRole('button', { name: 'Submit the test' }).click()
    await expect(second.getByText('Answered: 4')).toBeVisible()
    await second.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(main(second).getByRole('heading', { level: 1, name: 'Result' })).toBeVisible()
    await expect(main(second).getByRole('heading', { name: 'Solutions' })).toBeVisible({ timeout: 30_000 })
    await axe(second)
  })
  // The cut network itself, and nothing else.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(each)))
}) // prettier-ignore

test('a question with several right answers gives a part of the marks for a part of them', async ({ page, phone }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await beLearner(page, phone)
  await openTest(page, LADDER)
  await main(page)
    .getByRole('button', { name: /Start the test|Continue the test/ })
    .click()
  // 18 questions of physics, 16 of chemistry, 18 of maths. The thirteenth is about waves: two of its options are right.
  for (let no = 1; no < 13; no += 1) {
    await at(page, no, 52)
    await next(page)
  }
  await expect(main(page).getByText('One or more correct')).toBeVisible()
  await optionWith(page, 'Neighbouring nodes are half a wavelength apart').check()
  await saved(page)
  await main(page).getByRole('button', { name: 'Submit the test' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(main(page).getByText('Partly right, among the right ones: 1')).toBeVisible({ timeout: 30_000 })
  // One of two right ones: one mark. Physics has 10 × 3 + 2 × 4 + 6 × 4 = 62 marks, chemistry 53, maths 64.
  await expect(main(page).getByText('1/179', { exact: true })).toBeVisible()
})

test('after a test the weakest chapter is practised with questions of the bank, each explained at once', async ({ page, phone }) => {
  await beLearner(page, phone)
  await openTest(page, 'JEE Main pattern, long')
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await saved(page)
  await submitTest(page)
  const practise = main(page).getByRole('button', { name: /^Practise “.+”: \d+ questions$/ })
  await expect(practise).toBeVisible({ timeout: 30_000 })
  await practise.click()
  await expect(main(page).getByRole('heading', { level: 1, name: /^Practice: / })).toBeVisible()
  await axe(page)
  await main(page).getByRole('button', { name: 'Start the test' }).click()
  await main(page).getByRole('radio').first().check()
  await saved(page)
  await main(page).getByRole('button', { name: 'Check the answer' }).click()
  await expect(main(page).getByText(/^Right answer: /)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Clear response' })).toHaveCount(0)
  await axe(page)
  await main(page).getByRole('button', { name: 'Next question' }).click()
  await expect(main(page).getByText(/^Question 2 of /)).toBeVisible()
  await page.goto('/tests')
  const set = main(page).getByRole('article').filter({ hasText: /^Practice: / })
  await expect(set.getByRole('link', { name: 'Continue' })).toBeVisible()
}) // prettier-ignore
