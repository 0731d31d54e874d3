// The base of every journey: a page on which any console error fails the test, and a family of its own.
import { createHash } from 'node:crypto'
import { test as base, expect, type BrowserContext, type TestInfo } from '@playwright/test'
import { unnamedIn } from './stored-names.ts'

export { axe } from './axe.ts'
export { login } from './family.ts'
export { expect }

export interface Fixtures {
  /** The errors in the page's console. A test removes those it expects; any other one fails the test. */
  complaints: string[]
  /** An Indian mobile number that no other test uses, and nobody has an account with. */
  phone: string
  /** Looks at the end what the journey has left in the browser. */
  stored: void
}

/** The errors of the test that runs. A worker runs one at a time. */
let errors: string[] = []

/** An error that no script of a page catches, or a violation of the content security policy, fails the test. */
export async function failOnErrors(context: BrowserContext): Promise<void> {
  context.on('weberror', (event) => {
    const error = event.error()
    errors.push(error.stack || `${error.name}: ${error.message} (${event.page()?.url()})`)
  })
  // The console is silent about a violation that a script catches: a library's probe.
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      reportError(new Error(`against the policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`)),
    ),
  )
}

export const test = base.extend<Fixtures>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = (errors = [])
      await failOnErrors(context)
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
      })
      await use(complaints)
      expect(complaints, 'the console of the page').toEqual([])
    },
    { auto: true },
  ],
  phone: async ({}, use, info) => use(phoneOf(nameOf(info))),
  stored: [
    async ({ context, baseURL }, use) => {
      await use()
      expect(
        await unnamedIn(context, baseURL ?? ''),
        'left in the browser, and not named by the privacy policy',
      ).toEqual([])
    },
    { auto: true },
  ],
  // Limits are per address: each test comes from one of its own.
  extraHTTPHeaders: async ({}, use, info) => use({ 'x-forwarded-for': addressOf(nameOf(info)) }),
})

function nameOf({ testId, retry, repeatEachIndex }: TestInfo): string {
  return `${testId} ${retry} ${repeatEachIndex}`
}

/**
 * An Indian mobile number for a person of this name. It differs in each run, because the product may keep its data
 * between runs.
 */
export function phoneOf(name: string): string {
  return `9${String(numberOf(name) % 1e9).padStart(9, '0')}`
}

export function addressOf(name: string): string {
  const bytes = [0, 8, 16].map((shift) => (numberOf(name) >> shift) & 255)
  return `10.${bytes.join('.')}`
}

function numberOf(name: string): number {
  return createHash('sha256').update(`${process.env['E2E_RUN']} ${name}`).digest().readUInt32BE()
}
