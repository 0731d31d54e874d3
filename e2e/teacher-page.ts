// A teacher in the teacher's area.
import { expect, type Page } from '@playwright/test'
import { later, SECOND, toInstant } from '#core/kernel/time.ts'
import { codeAt } from '#server/modules/staff/index.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'

export async function logInToTeach(page: Page): Promise<void> {
  await page.goto('/teach')
  // The code of the present half minute, or of the next where somebody else has used this one.
  for (const ahead of [0, 30]) {
    await page.getByLabel('E-mail').fill(DEMO_STAFF.teacher)
    await page.getByLabel('Password').fill(DEMO_STAFF.password)
    await page.getByLabel('Code').fill(codeAt(DEMO_STAFF.secret, later(toInstant(Date.now()), ahead * SECOND)))
    await page.getByRole('button', { name: 'Log in' }).click()
    const classes = page.getByRole('heading', { level: 1, name: /^Classes of/ })
    await expect(classes.or(page.getByRole('alert')).first()).toBeVisible()
    if (await classes.isVisible()) return
  }
}
