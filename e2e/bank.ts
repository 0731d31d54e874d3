// The payer's side, at the sandbox: the phone that scans a code, the bank's own pages.
import { expect, type Page } from '@playwright/test'

export const CARDS = { pays: '4111 1111 1111 1111', declined: '4000 0000 0000 0002', unknown: '4000 0000 0000 0044' }

/** The answers of the sandbox's bank that journeys use; the sandbox's README lists them all. */
type BankOutcome = 'approve' | 'decline' | 'authorization-failed' | 'unknown-status'

/** The bank answers by itself, as after an approval on another phone. */
export async function bankAnswers(page: Page, orderId: string, answer: BankOutcome): Promise<void> {
  const reply = await page.request.post(`${process.env['E2E_SANDBOX_URL']}/control/orders/${orderId}/${answer}`)
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Sets the gateway's final status of an order, regardless of the one before. */
export async function bankTurnsTo(page: Page, orderId: string, status: string): Promise<void> {
  const url = `${process.env['E2E_SANDBOX_URL']}/control/orders/${orderId}/status`
  expect((await page.request.post(url, { data: { status } })).ok()).toBe(true)
}

/** On the gateway's card page, then the bank's. */
export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry, MM/YY').fill('12/30')
  await page.getByLabel('CVV').fill('123')
  await page.getByLabel('Name on the card').fill('Asha Rao')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByLabel(/^One-time password/).fill('123456')
  await page.getByRole('button', { name: 'Submit' }).click()
}
