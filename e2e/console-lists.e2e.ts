// Staff and their lists: narrowed to days by the keyboard, summed up, kept as a filter, and the records that were opened last.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER, FINANCE, SUPPORT] = DEMO_STAFF.emails

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

test('a filter is shared by the keyboard, used and copied by a colleague, and removed by its author', async ({
  browser,
}) => {
  const wide = { viewport: { width: 1280, height: 900 } }
  const author = await staffPage(browser, FINANCE, wide)
  const name = `Paid orders ${Date.now()}`
  await author.goto('/console/orders?filter={"status":"PAID"}')

  await test.step('the author shares the filter of now', async () => {
    await author.getByRole('button', { name: 'Shared filters' }).focus()
    await author.keyboard.press('Enter')
    await author.getByLabel('Name of the present filter').focus()
    await author.keyboard.type(name)
    await author.keyboard.press('Enter')
    await expect(author.getByRole('button', { name, exact: true })).toBeVisible()
    await axe(author)
    await author.keyboard.press('Escape')
    await expect(author.getByRole('dialog')).toHaveCount(0)
  })

  // Not the owner, whose own filters another journey keeps and removes at the same time.
  const colleague = await staffPage(browser, SUPPORT, wide)
  await test.step('a colleague uses it and copies it, and cannot remove it', async () => {
    await colleague.goto('/console/orders')
    await colleague.getByRole('button', { name: 'Shared filters' }).press('Enter')
    const shared = colleague.getByRole('listitem').filter({ hasText: name })
    await expect(shared).toContainText('by Ravi Iyer')
    await expect(colleague.getByRole('button', { name: `Remove: “${name}” for everybody` })).toHaveCount(0)
    const kept = colleague.waitForResponse('**/api/staff/me/views/orders')
    await colleague.getByRole('button', { name: `Copy to mine: “${name}”` }).press('Enter')
    expect((await kept).ok()).toBe(true)
    await colleague.getByRole('button', { name, exact: true }).press('Enter')
    await expect(colleague).toHaveURL(/PAID/)
    await colleague.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await colleague.getByRole('menuitem', { name: `Remove the filter “${name}”` }).press('Enter')
    await colleague.getByRole('button', { name: 'Confirm' }).press('Enter')
  })

  await test.step('its author removes it', async () => {
    await author.getByRole('button', { name: 'Shared filters' }).press('Enter')
    await author.getByRole('button', { name: `Remove: “${name}” for everybody` }).press('Enter')
    await expect(author.getByRole('button', { name, exact: true })).toHaveCount(0)
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
