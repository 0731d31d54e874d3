// What every journey begins with: a page that forgives no error in its console, a family of its own, a way to log in, a look
// for barriers.
import { createHash } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type TestInfo } from '@playwright/test'

export { expect }

interface Fixtures {
  /** What the page has complained about. A test that expects one takes it out; any left fails the test. */
  complaints: string[]
  /** An Indian mobile number that no other test uses, and nobody has an account with. */
  phone: string
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
      })
      await use(complaints)
      expect(complaints, 'the console of the page').toEqual([])
    },
    { auto: true },
  ],
  phone: async ({}, use, info) => use(`9${String(numberOf(info) % 1e9).padStart(9, '0')}`),
  // Limits are per address: each test comes from one of its own.
  extraHTTPHeaders: async ({}, use, info) => {
    const bytes = [0, 8, 16].map((shift) => (numberOf(info) >> shift) & 255)
    await use({ 'x-forwarded-for': `10.${bytes.join('.')}` })
  },
})

/** Each test's own, and the same in each run. */
function numberOf({ testId, retry, repeatEachIndex }: TestInfo): number {
  return createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest().readUInt32BE()
}

/** Signs in as the family of this number, in English; a new one is asked for the learner's name. */
export async function login(page: Page, phone: string, learner = 'Meera'): Promise<void> {
  await page.goto('/login')
  const seen = await messagesTo(page, phone)
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeAfter(page, phone, seen))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const name = page.getByLabel('The learner’s name')
  await expect(name.or(page.getByRole('button', { name: 'Account' }))).toBeVisible()
  if (await name.isHidden()) return
  await name.fill(learner)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page).not.toHaveURL(/login/)
}

interface Message {
  readonly id: string
  readonly code?: string
}

const sandboxUrl = process.env['E2E_SANDBOX_URL']

/** The messages that the sandbox has taken for this number or address, newest first. */
export async function messagesTo(page: Page, recipient: string): Promise<readonly Message[]> {
  const reply = await page.request.get(`${sandboxUrl}/outbox.json`, { params: { to: recipient } })
  return (await reply.json()) as readonly Message[] // the sandbox's own format
}

/** Waits for the code that comes after those already seen. */
export async function codeAfter(page: Page, phone: string, seen: readonly Message[]): Promise<string> {
  const known = new Set(seen.map(({ id }) => id))
  let code: string | undefined
  await expect
    .poll(async () => (code = (await messagesTo(page, phone)).find(({ id }) => !known.has(id))?.code), {
      message: `a code sent to ${phone}`,
    })
    .toMatch(/^\d{6}$/)
  return code!
}

/** No barrier that axe can find on the page as it is now: WCAG 2.2 AA, and its best practices. */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}
