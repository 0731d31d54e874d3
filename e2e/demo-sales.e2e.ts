// The orders of the demo's families: bought through the API, paid at the sandbox, and found by staff by the way they were paid.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { makeDemoSales } from '../tools/stack/demo-sales.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

test('staff find an order by the way it was paid', async ({ browser }, { retry }) => {
  // A second try finds the orders of the first.
  if (retry === 0)
    expect(await makeDemoSales({ product: env('E2E_URL'), sandbox: env('E2E_SANDBOX_URL') })).toHaveLength(10)
  const owner = await staffPage(browser, OWNER, { viewport: { width: 1280, height: 900 } })
  await owner.goto('/console/orders')
  await owner.getByRole('button', { name: 'Filter', exact: true }).click()
  await owner.getByRole('menuitemcheckbox', { name: 'Paid by' }).click()
  await owner.getByRole('combobox', { name: 'Paid by' }).click()
  await owner.getByRole('option', { name: 'Net banking' }).click()
  const row = owner.getByRole('row').filter({ hasText: 'Subramaniam Iyer' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('₹23,999')
  await expect(row).toContainText('Paid')
  await expect(owner.getByRole('row').filter({ hasText: 'Lakshmi Reddy' })).toHaveCount(0)
  await axe(owner)

  await test.step('a payment that failed at first is found by the method that succeeded', async () => {
    await owner.getByRole('combobox', { name: 'Paid by' }).click()
    await owner.getByRole('option', { name: 'UPI app' }).click()
    await expect(owner.getByRole('row').filter({ hasText: 'Fatima Sheikh' })).toHaveCount(1)
  })
})

function env(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
