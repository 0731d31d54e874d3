// The steps of a learner in a test.
import { expect, type Page } from '@playwright/test'
import { postToApi, signInByApi } from './family.ts'

export const main = (page: Page) => page.getByRole('main')

export async function saved(page: Page): Promise<void> {
  await expect(main(page).getByText('All answers are saved.')).toBeVisible()
}

export async function next(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Save & next' }).click()
}

/** Each learner sees the options in another order. */
export function optionWith(page: Page, text: string | RegExp) {
  const row = main(page).locator('.option-row').filter({ hasText: text })
  return row.getByRole('radio').or(row.getByRole('checkbox'))
}

/** A learner of class 11, whom the free papers of the demo are for. */
export async function beLearner(page: Page, phone: string): Promise<void> {
  await signInByApi(page, phone)
  await postToApi(page, '/editProfile', { firstName: 'Isha', grade: 11, stream: 'SCIENCE' })
}

export async function openTest(page: Page, title: string): Promise<void> {
  await page.goto('/tests')
  const row = main(page).getByRole('article').filter({ hasText: title })
  await row.getByRole('link', { name: /Open the test|Continue/ }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
}

export async function submitTest(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Submit the test' }).click()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Result' })).toBeVisible()
}
