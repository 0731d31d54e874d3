// The library of pictures in the operations console: its folders.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

test('staff move pictures to a folder, find them there, and are offered it in a form', async ({ browser }) => {
  const owner = await staffPage(browser, OWNER, { viewport: { width: 1280, height: 900 } })
  const folder = `Journeys/${Date.now()}`
  await owner.goto('/console/pictures?sort=bytes&order=ASC')
  const rows = owner.locator('tbody').getByRole('checkbox')
  await expect(owner.locator('tbody img.thumbnail').first(), 'each row shows its picture').toBeVisible()
  await rows.nth(0).check()
  await rows.nth(1).check()
  await owner.getByRole('button', { name: 'Move to a folder (2)' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Move 2 pictures' })
  await dialog.getByLabel('Folder').fill(folder)
  await axe(owner)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(owner.getByText(`2 × in ${folder}`)).toBeVisible()
  await owner.getByLabel('Folder').selectOption(folder)
  await expect(rows).toHaveCount(2)
  await axe(owner)
  await owner.goto('/console/courses')
  await owner.locator('a.row-link').first().click()
  await expect(owner.getByLabel('Folder of the library')).toHaveValue(folder)
  await owner.context().close()
})
