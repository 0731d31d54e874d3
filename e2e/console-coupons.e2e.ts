// The report of a coupon in the operations console, after a family has used it.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { CLASS_9_PLANS, postToApi, signUpByApi } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails

/** It takes everything off: no bank is asked. */
const COUPON = 'SCHOLAR'

test('staff see how a coupon does, and go from its numbers to the orders', async ({ browser, page, phone }) => {
  await signUpByApi(page, phone)
  await page.goto(CLASS_9_PLANS)
  const pay = (await page.getByRole('link', { name: /^Continue with/ }).getAttribute('href')) ?? ''
  await postToApi(page, '/dinero/payment/buyItems', {
    subscriptionPlanId: new URL(pay, page.url()).searchParams.get('subscriptionPlanId'),
    couponCode: COUPON,
    billing: { pinCode: '411001' },
  })
  const owner = await staffPage(browser, OWNER)
  await owner.goto('/console/coupon-report')
  await expect(owner.getByText(/paid orders used a coupon/)).toBeVisible()
  await axe(owner)
  await owner.getByRole('button', { name: 'Taken off' }).click()
  await expect(owner.getByRole('columnheader', { name: 'Taken off' })).toHaveAttribute('aria-sort', 'descending')
  await owner.getByRole('link', { name: COUPON }).click()
  const report = owner.getByRole('region', { name: 'Use of this coupon' })
  await expect(report.getByText(/^Used (once|\d+ times)\. It took ₹/)).toBeVisible()
  await axe(owner)
  await report
    .getByRole('row', { name: /^Paid / })
    .getByRole('link')
    .click()
  await expect(owner).toHaveURL(/\/console\/orders\?/)
  await expect(owner.getByRole('row').nth(1)).toContainText('Paid')
  await owner.context().close()
})
