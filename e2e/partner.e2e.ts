// Customers of Tata Sky: the link that brings them, signing in, and the household that they are linked to.
import { randomBytes } from 'node:crypto'
import { later, MINUTE, toInstant } from '#core/kernel/time.ts'
import { signToken } from '#server/modules/partners/partner-token.ts'
import { DEMO_TATA_SKY_KEY } from '#server/seed/clients.ts'
import { DEMO_STAFF } from '#server/seed/families/households.ts'
import { postToApi, signIn } from './family.ts'
import { staffPage } from './staff-page.ts'
import { axe, expect, test } from './test.ts'

const [OWNER] = DEMO_STAFF.emails
const { E2E_SANDBOX_URL: sandboxUrl = '' } = process.env

/** The address to which Tata Sky sends this customer. */
function linkOf(hashSid: string): string {
  const nonce = randomBytes(16).toString('base64url')
  const expiresAt = later(toInstant(Date.now()), 4 * MINUTE)
  const token = signToken(DEMO_TATA_SKY_KEY, hashSid, { expiresAt, nonce })
  return `/partner/tatasky?${new URLSearchParams({ hashSid, token })}`
}

test('a customer of Tata Sky signs in, is linked and tagged, and the link works once', async ({ page, phone }) => {
  const address = linkOf(`sid-${phone}`)
  await page.goto(address)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Tata Sky and Kandil' })).toBeVisible()
  await axe(page)
  await signIn(page, phone)
  await expect(main.getByText('Your Tata Sky subscription is linked.')).toBeVisible()
  await page.reload()
  await expect(main.getByText('Your Tata Sky subscription is linked.')).toBeVisible()
  await axe(page)
  expect(await postToApi(page, '/partners/tagUser', { partnerCode: 'CENTRE' })).toEqual({ partnerCode: 'TATA_SKY' })
  await page.goto(address)
  await expect(main.getByText('This link is no longer valid.')).toBeVisible()
  await page.goto(linkOf(`sid-${phone}`))
  await main.getByRole('button', { name: 'Link it' }).click()
  await expect(main.getByText('Your Tata Sky subscription is linked.')).toBeVisible()
})

test('staff rotate Tata Sky’s key, and a subscriber comes in from its page', async ({ browser, page, phone }) => {
  test.slow()
  const staff = await staffPage(browser, OWNER)
  await staff.goto('/console/partners')
  await staff.getByRole('cell', { name: 'TATA_SKY' }).click()
  await staff.getByLabel('Reason', { exact: true }).fill('The old key is a year old.')
  await staff.getByRole('button', { name: 'Create signing key' }).click()
  await expect(staff.getByLabel('signing key', { exact: true })).toHaveText(/^[\w-]{43}$/)
  await axe(staff)

  await page.goto(`${sandboxUrl}/tatasky`)
  await page.getByLabel('Subscriber number').fill(phone)
  await page.getByRole('button', { name: 'Open Kandil' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Tata Sky and Kandil' })).toBeVisible()
  const { searchParams } = new URL(page.url())
  await staff.getByLabel('hashSid').fill(searchParams.get('hashSid') ?? '')
  await staff.getByLabel('token', { exact: true }).fill(searchParams.get('token') ?? '')
  await staff.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(staff.getByText('It is valid: the customer would come in.')).toBeVisible()
  await signIn(page, phone)
  await expect(main.getByText('Your Tata Sky subscription is linked.')).toBeVisible()
  await staff.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(staff.getByText('It was used already. A token works once.')).toBeVisible()

  const added =
    (await staff
      .getByRole('button', { name: /^Remove [0-9a-f]{8}$/ })
      .last()
      .textContent()) ?? ''
  await staff.getByLabel('Reason', { exact: true }).fill('It was made for a journey.')
  await staff.getByRole('button', { name: added }).click()
  await expect(staff.getByRole('button', { name: added })).toHaveCount(0)
})

test('a family that came by a partner’s link is tagged when it signs in', async ({ page, phone }) => {
  await page.goto('/courses?partner=sandbox')
  await page.goto('/login')
  await signIn(page, phone)
  await expect(page).toHaveURL(/step=name/)
  expect(await postToApi(page, '/partners/tagUser', { partnerCode: 'CENTRE' })).toEqual({ partnerCode: 'SANDBOX' })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the number of another country is chosen from a list', async ({ page, phone }) => {
    await page.goto('/login')
    await page.getByLabel('Country code').selectOption('971')
    await page.getByLabel('Mobile number').fill(`050 ${phone.slice(-7)}`)
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText(`6 digits, on WhatsApp at +971 050 ${phone.slice(-7)}`)).toBeVisible()
  })
})
