// A family with a past, made through the API: signed in, with an order in each state that has a page. One for each of
// Playwright's workers: making it is not what the tests are about.
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { bankAnswers } from './bank.ts'
import { ageOrder } from './database.ts'
import { getFromApi, postToApi, signInByApi } from './family.ts'

export interface Household {
  readonly storageState: Awaited<ReturnType<BrowserContext['storageState']>>
  /** A plan it has not bought. */
  readonly planId: string
  readonly orders: Readonly<Record<'paid' | 'failed' | 'waiting' | 'unknown', string>>
}

export async function aHousehold(page: Page, phone: string): Promise<Household> {
  await signInByApi(page, phone)
  const [paid, failed, waiting, unknown] = await Promise.all(
    [6, 7, 9, 10].map(async (grade) => begunOrder(page, { subscriptionPlanId: await planOf(page, grade) })),
  )
  await bankAnswers(page, paid!, 'approve')
  await bankAnswers(page, failed!, 'authorization-failed')
  await expect.poll(() => statusOf(page, paid!)).toBe('SUCCESS')
  await expect.poll(() => statusOf(page, failed!)).toBe('FAILURE')
  await ageOrder(unknown!, 17)
  return {
    storageState: await page.context().storageState(),
    planId: await planOf(page, 8),
    orders: { paid: paid!, failed: failed!, waiting: waiting!, unknown: unknown! },
  }
}

/** An order whose QR code is on the screen. */
export async function begunOrder(page: Page, what: object): Promise<string> {
  const billing = { name: 'Ishani Kulkarni', pinCode: '411001' }
  const { orderId } = await postToApi<{ orderId: string }>(page, '/dinero/payment/buyItems', {
    ...what,
    billing,
  })
  await postToApi(page, '/payment/v2/payment-request', { orderId, method: 'UPI_QR', platform: 'desktop' })
  return orderId
}

export async function planOf(page: Page, grade: number): Promise<string> {
  const path = `/subscriptionProgram/getFullSubscriptionPlan?grade=${grade}&board=cbse&target=school`
  return (await getFromApi<{ defaultPlanId: string }>(page, path)).defaultPlanId
}

async function statusOf(page: Page, orderId: string): Promise<string> {
  return (await getFromApi<{ status: string }>(page, `/payment/v2/juspay-order-status/${orderId}`)).status
}
