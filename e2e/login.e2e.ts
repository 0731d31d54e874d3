import { DEMO_PHONES } from '#server/seed/households.ts'
import { chooseClass } from './family.ts'
import { axe, expect, login, test } from './test.ts'

test('a new family signs in with the code of its message and names its learner', async ({ page, phone }) => {
  await login(page, phone, 'Ishani')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Account: Ishani' })).toBeVisible()
  await axe(page)
})

test('a known family signs in with only the code, and signs out again', async ({ page }) => {
  const [known] = DEMO_PHONES
  await login(page, known.slice(-10))
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0)
})

test('a visitor’s class goes along at sign-in, and a learner who has another keeps it', async ({ page, phone }) => {
  const chosen = page.getByLabel('Class', { exact: true }).locator('option:checked')
  await chooseClass(page, 'Class 9')
  await login(page, phone, 'Ishani')
  await page.goto('/me?tab=profile')
  await expect(chosen).toHaveText('Class 9')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: /^Account/ })).toHaveCount(0)
  await chooseClass(page, 'Class 7')
  await login(page, phone)
  await page.goto('/me?tab=profile')
  await expect(chosen).toHaveText('Class 9')
})
