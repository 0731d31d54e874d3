// Lists that are matched, by a code and in a grid, and a passage that is shown with each of its questions.
import type { Page } from '@playwright/test'
import { beLearner, main, next, openTest, optionWith, saved, submitTest } from './quiz-page.ts'
import { axe, expect, test } from './test.ts'

const PAPER = 'Match and read: physics'
const passage = (page: Page) => main(page).getByText(/^The roof of a school carries solar panels/)

test('lists are matched and a passage is read with only the keyboard, and the result shows both again', async ({ page, phone }) => {
  await beLearner(page, phone)
  await openTest(page, PAPER)
  await main(page).getByRole('button', { name: 'Start the test' }).click()

  await test.step('one of four codes names all the pairs', async () => {
    await expect(main(page).getByText(/^Match the lists · /)).toBeVisible()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'Momentum' })).toHaveText(/^D/)
    await main(page).getByRole('radio', { name: /A–2, B–4, C–3, D–1/ }).focus()
    await page.keyboard.press('Space')
    await saved(page)
    await axe(page)
    await next(page)
  })

  await test.step('in a grid, each row may have several partners', async () => {
    for (const box of ['A 1', 'A 2', 'B 2', 'B 3', 'C 3']) {
      await main(page).getByRole('checkbox', { name: box, exact: true }).focus()
      await page.keyboard.press('Space')
    }
    await saved(page)
    await axe(page)
    await next(page)
  })

  await test.step('the passage stays while its questions change', async () => {
    await expect(passage(page)).toBeVisible()
    await main(page).getByRole('button', { name: '8', exact: true }).focus()
    await page.keyboard.press('Enter')
    await saved(page)
    await axe(page)
    await next(page)
    await expect(passage(page)).toBeVisible()
    await optionWith(page, /3/).check()
    await saved(page)
    await next(page)
    await expect(passage(page)).toBeVisible()
    await main(page).getByLabel('Language of the question').selectOption('hi')
    await expect(main(page).getByText(/^एक विद्यालय की छत पर/)).toBeVisible()
    await optionWith(page, 'ग्रिड को 1 kW देता है।').check()
    await saved(page)
  })

  await test.step('four for the code, two of four rows, one for each of two questions about the passage', async () => {
    await submitTest(page)
    await expect(main(page).getByText('8/11', { exact: true })).toBeVisible({ timeout: 30_000 })
    for (const how of ['1: Right', '2: Partly right', '5: Wrong']) await main(page).getByText(`Question ${how}`).click()
    await expect(main(page).getByText('Momentum', { exact: true })).toBeVisible()
    await expect(main(page).getByText('The speed stays the same.')).toBeVisible()
    await expect(main(page).getByText('A: 1, 2; B: 2, 3; C: 3; D: –')).toBeVisible()
    await expect(passage(page).filter({ visible: true })).toHaveCount(1)
    await axe(page)
  })
}) // prettier-ignore
