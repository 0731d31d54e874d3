import { DEMO_PHONES } from '#server/seed/households.ts'
import { axe, expect, login, test } from './test.ts'

test('a new family signs in with the code of its message and names its learner', async ({ page, phone }) => {
  await login(page, phone, 'Ishani')
  await expect(page).toHaveURL(/\/$/)
  await axe(page)
})

test('a family that is known signs in with the code alone', async ({ page }, { project }) => {
  const [known = ''] = project.name === 'phone' ? DEMO_PHONES : DEMO_PHONES.slice(1)
  await login(page, known.slice(-10))
  await expect(page).toHaveURL(/\/$/)
})
