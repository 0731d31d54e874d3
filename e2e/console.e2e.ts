// Staff in the operations console: a coupon from nothing to its end, and two who edit the same plan.
import type { Page } from '@playwright/test'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { bankAnswers } from './bank.ts'
import { CLASS_9_PLANS, comeToPay, continueToPay, expectEnrolled, orderIdOn, payBy, signIn, typeCoupon } from './family.ts' // prettier-ignore
import { openFirstRow, staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

/** One after the other: a code of the authenticator is taken once. */
test.describe.configure({ mode: 'serial' })

const [OWNER, FINANCE] = DEMO_STAFF.emails

async function openPlan(page: Page): Promise<void> {
  await page.goto('/console/plans?sort=price&order=ASC')
  await openFirstRow(page)
  await expect(page.getByRole('group', { name: 'Title' })).toBeVisible()
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByLabel(label).click()
  await page.getByRole('option', { name }).click()
}

async function entitle(page: Page, title: string): Promise<void> {
  await page.getByRole('group', { name: 'Title' }).getByLabel('English').fill(title)
  await page.getByRole('button', { name: 'Save' }).click()
}

test('a coupon is written, simulated, used and switched off; two who edit a plan see both versions', async ({
  browser,
  page,
  phone,
}) => {
  test.slow()
  const owner = await staffPage(browser, OWNER)
  await axe(owner)
  const code = `E2E${Date.now()}`

  await test.step('the coupon', async () => {
    await owner.goto('/console/coupons/create')
    await owner.getByLabel('Code').fill(code)
    await owner.getByLabel('Percent').fill('15')
    await choose(owner, 'Discount type', 'Fixed')
    await expect(owner.getByLabel('Rupees'), 'percent are no rupees').toHaveValue('')
    await choose(owner, 'Discount type', 'Percentage')
    await owner.getByLabel('Percent').fill('15')
    await owner.getByLabel('Maximum').fill('500')
    await owner.getByLabel('From', { exact: false }).first().fill('2026-01-01T00:00')
    await owner.getByLabel('Until').fill('2035-01-01T00:00')
    await owner.getByRole('group', { name: 'Title' }).getByLabel('English').fill('15% off')
    await expect(owner.getByText(/^15% off, at most ₹500, for every class/)).toBeVisible()
    await expect(
      owner.getByText(/one use costs ₹500\. Nothing limits the number of uses\. A second person/),
    ).toBeVisible()
    await owner.getByLabel('Total uses').fill('100')
    await expect(owner.getByText('At worst one use costs ₹500, and all uses together ₹50,000.')).toBeVisible()
    await owner.getByLabel('Course to check').fill('Class 9')
    await owner.getByRole('option').first().click()
    await owner.getByRole('button', { name: 'Simulate' }).click()
    await expect(owner.getByText(/\(₹500 off ₹/).first()).toBeVisible()
    await axe(owner)
    await owner.getByRole('button', { name: 'Save' }).click()
    await expect(owner).toHaveURL(/\/console\/coupons\/cou\w{18}$/)
    await expect(owner.getByText('create by')).toBeVisible()
  })

  await test.step('its switch', async () => {
    await expect(owner.getByRole('heading', { name: 'This coupon is off' })).toBeVisible()
    await expect(owner.getByText('Save it, then simulate it. Then you can switch it on.')).toBeVisible()
    await owner.getByLabel('Course to check').fill('Class 9')
    await owner.getByRole('option').first().click()
    await owner.getByRole('button', { name: 'Simulate' }).click()
    await owner.getByRole('button', { name: 'Switch on now' }).click()
    await expect(owner.getByRole('heading', { name: 'This coupon is on' })).toBeVisible()
    await axe(owner)
  })

  await test.step('what a family pays with it', async () => {
    await page.goto(CLASS_9_PLANS)
    await typeCoupon(page, code)
    await page.getByRole('dialog', { name: 'Coupon' }).getByRole('button', { name: 'Close' }).click()
    await continueToPay(page)
    await signIn(page, phone)
    // ₹28,999 less 15%, of which ₹500 at most.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,499')
  })

  await test.step('its end', async () => {
    await owner.goto(`/console/coupons?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`)
    await owner.getByRole('row').nth(1).getByRole('checkbox').check()
    await owner.getByRole('button', { name: /^Switch off/ }).click()
    await expect(owner.getByText('1 × Switch off')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,999')
    await owner.getByRole('button', { name: 'Undo' }).click()
    await expect(owner.getByText('It is as it was before.')).toBeVisible()
    await openFirstRow(owner)
    await owner.getByRole('button', { name: 'Switch off now' }).click()
    await expect(owner.getByRole('heading', { name: 'This coupon is off' })).toBeVisible()
    await axe(owner)
  })

  await test.step('two who edit the same plan', async () => {
    const finance = await staffPage(browser, FINANCE)
    await Promise.all([openPlan(owner), openPlan(finance)])
    await entitle(owner, `Of the owner ${code}`)
    await expect(owner.getByText('It was saved.')).toBeVisible()
    await entitle(finance, `Of finance ${code}`)
    const dialog = finance.getByRole('dialog', { name: 'Somebody else saved this first' })
    await expect(dialog.getByText(`Of the owner ${code}`)).toBeVisible()
    await expect(dialog.getByText(`Of finance ${code}`)).toBeVisible()
    await dialog.getByRole('button', { name: /^Keep mine/ }).click()
    await finance.getByRole('button', { name: 'Save' }).click()
    await expect(finance.getByText('It was saved.')).toBeVisible()
    await finance.context().close()
  })
  await owner.context().close()
})

test('money goes back when a second person lets it go, and not by the first', async ({ browser, page, phone }) => {
  await comeToPay(page, phone)
  await payBy(page, 'UPI QR code')
  const orderId = await orderIdOn(page)
  await bankAnswers(page, orderId, 'approve')
  await expectEnrolled(page)

  const finance = await staffPage(browser, FINANCE)
  await finance.goto(`/console/orders/${orderId}/show`)
  await finance.getByLabel('Reason').fill('The family has moved to another city.')
  await axe(finance)
  await finance.getByRole('button', { name: 'Ask for the refund of ₹28,999' }).click()
  await expect(finance.getByText('Sent. Another person must decide it.')).toBeVisible()
  const requests = `/console/refund-requests?filter=${encodeURIComponent(JSON.stringify({ q: orderId }))}`
  await openFirst(finance, requests)
  await expect(finance.getByText('You made this request. Another person must decide it.')).toBeVisible()

  const owner = await staffPage(browser, OWNER)
  await openFirst(owner, requests)
  // The policy that the family has agreed to is there for both.
  await expect(owner.getByRole('region', { name: 'Refund policy' })).toContainText('Paid today.')
  await owner.getByRole('button', { name: 'Refund ₹28,999 and end the course' }).click()
  await expect(owner.getByText('Approved', { exact: true }).first()).toBeVisible()
  await owner.goto(`/console/orders/${orderId}/show`)
  await expect(owner.getByText(/^Refund(ed| due)$/).first()).toBeVisible()
  await axe(owner)
  for (const each of [finance, owner]) await each.context().close()
})

async function openFirst(page: Page, list: string): Promise<void> {
  await page.goto(list)
  await openFirstRow(page)
}
