// Staff make a test from nothing, a learner takes it, and a correction of its key moves the learner's marks.
import type { Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { beLearner, main, openTest, optionWith, saved, submitTest } from './quiz-page.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails
const WIDE = { viewport: { width: 1280, height: 900 } }

/** Answers the address of the page of what was made. */
async function save(page: Page, kind: string): Promise<string> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(new RegExp(`/console/[\\w-]+/${kind}\\w{18}(/show)?$`))
  return page.url()
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

/** Its key says that a is right. */
async function writeQuestion(page: Page, words: string): Promise<string> {
  await page.goto('/console/bank-questions/create')
  await choose(page, 'Subject', 'Maths')
  await page.getByLabel('Chapter').fill('Sets')
  const text = page.getByRole('group', { name: 'Text' })
  await text.getByRole('button', { name: 'Write it in English' }).click()
  await text.getByLabel('Question').fill(`${words} of $\\{1, 2, 3\\}$?`)
  for (const [letter, count] of [['a', '6'], ['b', '8'], ['c', '9'], ['d', '3']] as const)
    await text.getByLabel(`Option ${letter}`).fill(`$${count}$`)
  await text.getByLabel('Solution').fill('Each element is in a subset or not: $2^3$.')
  await expect(text.locator('.katex').first()).toBeVisible()
  await page.getByRole('group', { name: 'Right answer' }).getByRole('checkbox', { name: 'a', exact: true }).check()
  await page.getByLabel('Source').fill('Written for Kandil')
  await axe(page)
  return save(page, 'que')
} // prettier-ignore

async function addSection(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Maths')
  await choose(page, 'Subject', 'Maths')
  await page.getByRole('combobox', { name: 'Marking policies' }).fill('jee')
  await page.getByRole('option', { name: 'JEE Main 2026, a, standard: SCQ' }).click()
  await page.getByRole('button', { name: 'Choose questions' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose questions' })
  await picker.getByLabel('Words').fill(words)
  await picker.getByRole('button', { name: 'Search' }).click()
  await picker.getByRole('checkbox', { name: words }).check()
  await expect(picker.getByText('1 found, 1 chosen')).toBeVisible()
  await axe(page)
  await picker.getByRole('button', { name: 'Done' }).click()
}

test('an author makes a paper from nothing and previews it; a corrected key moves the marks of who has taken it', async ({ page, browser, phone }) => {
  const words = `How many subsets has set ${phone}`
  const title = `Subsets ${phone}`
  const author = await staffPage(browser, OWNER, WIDE)
  const second = await staffPage(browser, DEMO_STAFF.examiner, WIDE)

  await test.step('the question is written, and approved by another person', async () => {
    const address = await writeQuestion(author, words)
    await author.getByRole('button', { name: 'Hand to review' }).click()
    await expect(author.getByText('You edited this question. Another person must approve it.')).toBeVisible()
    await expect(author.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await second.goto(address)
    await second.getByRole('button', { name: 'Approve' }).click()
    await expect(second.getByText('Papers can use edition 1.')).toBeVisible()
  })

  await test.step('the paper is made, previewed and published', async () => {
    await author.goto('/console/papers/create')
    await author.getByRole('group', { name: 'Title' }).getByLabel('English').fill(title)
    await author.getByRole('combobox', { name: 'Classes' }).fill('Class 11')
    await author.getByRole('option', { name: 'Class 11' }).click()
    await author.getByLabel('Free for everybody who is signed in').check()
    await addSection(author, words)
    await save(author, 'pap')
    await author.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = author.getByRole('dialog', { name: 'The paper as learners read it' })
    await expect(preview.getByText(words)).toBeVisible()
    await expect(preview.getByText('SCQ: +4, wrong -1')).toBeVisible()
    await expect(preview.locator('.katex').first()).toBeVisible()
    await axe(author)
    await preview.getByRole('button', { name: 'Close' }).click()
    await expect(author.getByText('You edited this paper. Another person must publish it.')).toBeVisible()
    await expect(author.getByRole('button', { name: 'Publish' })).toHaveCount(0)
    await second.goto(author.url())
    await second.getByRole('button', { name: 'Publish' }).click()
    await expect(second.getByText('The paper is published.')).toBeVisible()
  })
  const paper = author.url()

  await test.step('a learner answers b, which the key calls wrong', async () => {
    await beLearner(page, phone)
    await openTest(page, title)
    await main(page).getByRole('button', { name: 'Start the test' }).click()
    await optionWith(page, '8').check()
    await saved(page)
    await submitTest(page)
    await expect(main(page).getByText(/^[-−]1\/4$/)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('the correction is counted first, and waits for a second person', async () => {
    await author.goto(paper)
    await author.getByRole('button', { name: 'Show the results' }).click()
    await author.getByRole('link', { name: 'Correct', exact: true }).click()
    await author.getByLabel('Letter of the right option').fill('b')
    await author.getByLabel('Reason').fill('The empty set was forgotten')
    await author.getByRole('button', { name: 'Preview' }).click()
    await expect(author.getByText('1 of 1 results get other marks (1 more, 0 fewer), and 0 ranks move.')).toBeVisible()
    await axe(author)
    await save(author, 'rgd')
    await expect(author.getByText('You made this request. Another person must decide it.')).toBeVisible()
    await second.goto(author.url())
    await second.getByRole('button', { name: 'Correct 1 results' }).click()
    await expect(second.locator('.MuiChip-label').getByText('Approved', { exact: true })).toBeVisible()
    await axe(second)
  })

  await test.step('the learner sees the new marks and why, and gets a notice', async () => {
    await expect(async () => {
      await page.reload()
      await expect(main(page).getByText('4/4', { exact: true })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(main(page).getByText(/^Question 1 was corrected after the test. Your marks moved from [-−]1 to 4\.$/)).toBeVisible()
    await axe(page)
    await page.goto('/me/notices')
    await expect(main(page).getByText('Your test has new marks')).toBeVisible()
  })
  await author.context().close()
  await second.context().close()
}) // prettier-ignore
