// Coupons in the operations console: a start that a second person decides, and the report after a family has used one.
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { CLASS_9_PLANS, continueToPay, postToApi, signUpByApi, typeCoupon } from './family.ts'
import { invitedPage, postBy } from './invited-staff.ts'
import { openFirstRow, staffPage } from './staff-page.ts'
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

test('a coupon without a limit is asked for by one, switched on by another, used by a family, and switched off', async ({
  browser,
  page,
  phone,
}) => {
  test.slow()
  const wide = { viewport: { width: 1280, height: 900 } }
  const owner = await staffPage(browser, OWNER, wide)
  const grants = { coupons: 'edit', catalogue: 'view', plans: 'view' } as const
  const clerk = await invitedPage(browser, owner, { key: 'coupon-clerk', grants }, wide)
  const code = `START${Date.now()}`

  await test.step('the clerk writes and simulates it, and cannot switch it on', async () => {
    await clerk.goto('/console/coupons/create')
    await clerk.getByLabel('Code').fill(code)
    await clerk.getByLabel('Percent').fill('15')
    await clerk.getByLabel('Maximum').fill('500')
    await clerk.getByLabel('From', { exact: false }).first().fill('2026-01-01T00:00')
    await clerk.getByLabel('Until').fill('2035-01-01T00:00')
    await clerk.getByRole('group', { name: 'Title' }).getByLabel('English').fill('15% off')
    await clerk.getByRole('button', { name: 'Save' }).click()
    await expect(clerk).toHaveURL(/\/console\/coupons\/cou\w{18}$/)
    await expect(clerk.getByText('Save it, then simulate it. Then you can switch it on.')).toBeVisible()
    // The page is drawn anew until all of its panels are there, and a list of choices closes then.
    await expect(async () => {
      await clerk.getByLabel('Course to check').fill('Class 9')
      await clerk.getByRole('option').first().click({ timeout: 3_000 })
    }).toPass()
    await clerk.getByRole('button', { name: 'Simulate' }).click()
    await expect(clerk.getByRole('link', { name: 'Request the start' })).toBeVisible()
    await expect(clerk.getByRole('button', { name: 'Switch on now' })).toHaveCount(0)
    await clerk.getByRole('link', { name: 'Request the start' }).press('Enter')
    await expect(clerk.getByRole('heading', { level: 1, name: 'New: Starts of coupons' })).toBeVisible()
    await clerk.getByLabel('Reason').fill('For the festival week, as the plan of November says.')
    await clerk.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(clerk.getByText('Waiting', { exact: true }).first()).toBeVisible()
    await expect(clerk.getByRole('button', { name: `Switch on ${code}` })).toHaveCount(0)
  })

  await test.step('the owner reads its terms and the cost, and switches it on by the keyboard', async () => {
    await owner.goto('/console/coupon-starts')
    await openFirstRow(owner)
    await expect(owner.getByText(`${code}: 15% off, at most ₹500, any number of uses`)).toBeVisible()
    await expect(owner.getByText(/one use costs ₹500\. Nothing limits the number of uses/)).toBeVisible()
    await axe(owner)
    await owner.getByRole('button', { name: `Switch on ${code}` }).press('Enter')
    await expect(owner.getByText('Approved', { exact: true })).toBeVisible()
  })

  await test.step('a family pays less with it, until it is switched off', async () => {
    await signUpByApi(page, phone)
    await page.goto(CLASS_9_PLANS)
    await typeCoupon(page, code)
    await page.getByRole('dialog', { name: 'Coupon' }).getByRole('button', { name: 'Close' }).click()
    await continueToPay(page)
    // ₹28,999 less 15%, of which ₹500 at most.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,499')
    await clerk.goto(`/console/coupons?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`)
    await clerk.getByRole('link', { name: code }).click()
    await clerk.getByRole('button', { name: 'Switch off now' }).click()
    await expect(clerk.getByRole('heading', { name: 'This coupon is off' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay ₹28,999')
  })
  await Promise.all([clerk.context().close(), owner.context().close()])
})

test('who wrote the terms of a coupon reads that another person must decide about its start', async ({ browser }) => {
  const [owner, finance] = await Promise.all(DEMO_STAFF.emails.slice(0, 2).map((email) => staffPage(browser, email)))
  if (!owner || !finance) throw new Error('There are two members of staff who approve coupons.')
  const coupon = {
    code: `AUTHOR${Date.now()}`,
    couponType: 'REGULAR',
    redeem: { redeemType: 'FIXED', redeemValue: 50_000, maxDiscount: 0 },
    courseTypes: [],
    entityTypes: [],
    entityIds: [],
    planIds: [],
    variantNames: [],
    grades: [],
    minimumAmount: 0,
    startsAt: Date.parse('2026-01-01T00:00Z'),
    endsAt: Date.parse('2035-01-01T00:00Z'),
    maxUses: null,
    maxUsesPerUser: null,
    partnerHash: null,
    categories: [],
    title: { en: '₹500 off' },
  }
  const { id } = await postBy<{ id: string }>(finance, 'coupons', coupon)
  const courses = await owner.request.get('/api/staff/courses?status=ACTIVE&grade=9&size=1')
  const { data } = (await courses.json()) as { data: readonly { id: string }[] }
  await postBy(owner, 'coupon-simulation', { id, coupon, entityId: data[0]?.id })
  const start = await postBy<{ id: string }>(owner, 'coupon-starts', { couponId: id, reason: 'For the festival week.' })
  await finance.goto(`/console/coupon-starts/${start.id}/show`)
  await expect(finance.getByText('You wrote part of this. Another person must decide it.')).toBeVisible()
  await expect(finance.getByRole('button', { name: `Switch on ${coupon.code}` })).toHaveCount(0)
  await owner.goto(`/console/coupon-starts/${start.id}/show`)
  await expect(owner.getByText('You made this request. Another person must decide it.')).toBeVisible()
  await Promise.all([owner.context().close(), finance.context().close()])
})
