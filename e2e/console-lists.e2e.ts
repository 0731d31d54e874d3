// Staff and their lists: narrowed to days by the keyboard, summed up, kept as a filter, and the records that were opened last.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

test('orders are narrowed to days by the keyboard, summed up, and found again by a saved filter (N7)', async ({
  browser,
}) => {
  const owner = await staffPage(browser, OWNER, { viewport: { width: 1280, height: 900 } })
  const name = `Orders of ${Date.now()}`
  await owner.goto('/console/orders')
  const days = owner.getByRole('combobox', { name: 'Ordered' })

  await test.step('the orders of this financial year', async () => {
    await days.focus()
    await owner.keyboard.press('Enter')
    await owner.keyboard.type('Fin')
    await owner.keyboard.press('Enter')
    await expect(days).toHaveText('Financial year')
    await expect(owner).toHaveURL(/financial-year/)
    await expect(owner.getByLabel('Sums of all rows that match')).toContainText('Amount, all rows₹')
    await axe(owner)
  })

  await test.step('from one day to another', async () => {
    await days.press('Enter')
    await owner.keyboard.type('From')
    await owner.keyboard.press('Enter')
    await owner.getByLabel('From', { exact: true }).fill('2001-01-01')
    await owner.getByLabel('To', { exact: true }).fill('2001-12-31')
    await expect(owner.getByText('Nothing matches.')).toBeVisible()
    await owner.getByLabel('To', { exact: true }).fill('2099-12-31')
    await expect(owner.getByRole('cell', { name: /^KD-/ }).first()).toBeVisible()
  })

  await test.step('a saved filter is there in another browser, and is taken away again', async () => {
    await owner.getByRole('button', { name: 'Filter', exact: true }).click()
    await owner.getByRole('menuitem', { name: 'Save this filter…' }).click()
    await owner.getByLabel('Name of the filter').fill(name)
    const kept = owner.waitForResponse('**/api/staff/me/views/orders')
    await owner.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await kept).ok()).toBe(true)
    const other = await staffPage(browser, OWNER, { viewport: { width: 1280, height: 900 } })
    await other.goto('/console/orders')
    await other.getByRole('button', { name: 'Filter', exact: true }).click()
    await other.getByRole('menuitem', { name, exact: true }).click()
    await expect(other.getByLabel('To', { exact: true })).toHaveValue('2099-12-31')
    await other.getByRole('button', { name: 'Filter', exact: true }).click()
    await other.getByRole('menuitem', { name: `Remove the filter “${name}”` }).click()
    await other.getByRole('button', { name: 'Confirm' }).click()
  })
})

test('the search shows the records that were opened last, and keeps no name in the browser', async ({ browser }) => {
  const owner = await staffPage(browser, OWNER, { viewport: { width: 1280, height: 900 } })
  await owner.goto('/console/orders')
  const order = owner.getByRole('cell', { name: /^KD-/ }).first()
  const number = await order.innerText()
  await order.getByRole('link').press('Enter')
  await expect(owner).toHaveURL(/\/orders\/ord\w+\/show$/)
  await owner.keyboard.press('t')
  await expect(owner.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await owner.keyboard.press('Control+k')
  const recent = owner.getByRole('option', { name: new RegExp(`^${number}`) })
  await expect(recent).toBeVisible()
  const stored = await owner.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('recent.')))
  expect(stored.map(([, value]) => value).join()).toMatch(/^\[\{"resource":"orders","id":"ord\w+"\}/)
  await owner.keyboard.press('Enter')
  await expect(owner).toHaveURL(/\/orders\/ord\w+\/show$/)
})
