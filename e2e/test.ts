// What every journey begins with: a page that forgives no error in its console, a way to log in, a look for barriers.
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

export const test = base.extend<{ complaints: string[] }>({
  /** What the page has complained about. A test that expects one takes it out; any left fails the test. */
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
})

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
