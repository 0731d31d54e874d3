// A teacher in the teacher's area.
import { expect, type Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { signInOnce } from './sign-in-once.ts'
import { withStaffCode } from './staff-code.ts'

/** On the page of today's classes. */
export async function logInToTeach(page: Page, email: string = DEMO_STAFF.teacher): Promise<void> {
  await signInOnce(page, email, () => logIn(page, email))
  await page.goto('/teach')
  await expect(page.getByRole('heading', { level: 1, name: /^Classes of/ })).toBeVisible()
}

async function logIn(page: Page, email: string): Promise<void> {
  const classes = page.getByRole('heading', { level: 1, name: /^Classes of/ })
  await withStaffCode(async (code) => {
    // Afresh, so that a refusal is this code's.
    await page.goto('/teach')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password').fill(DEMO_STAFF.password)
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(classes.or(page.getByRole('main').getByRole('alert')).first()).toBeVisible()
    return classes.isVisible()
  })
}
