// A colleague whom an owner invites into a role with these permissions only.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { toInstant } from '#core/kernel/time.ts'
import type { Grants } from '#core/modules/staff/permissions.ts'
import { codeAt } from '#server/modules/staff/index.ts'
import type { Limits } from '#core/taxonomy/staff/staff-limits.ts'
import { approveMember } from './database.ts'
import { messagesTo } from './outbox.ts'
import { addressOf, failOnErrors } from './test.ts'

interface Role {
  /** In letters and dashes: the role's key, and with blanks its name and the member's. */
  readonly key: string
  readonly grants: Grants
  /** The rows that the member has, where those are not all. */
  readonly limits?: Partial<Limits>
  /** As if a second owner had approved what waits for it. */
  readonly isApproved?: true
}

/** Makes the role, invites the member and accepts the invitation. On the page of today. */
export async function invitedPage(
  browser: Browser,
  owner: Page,
  { key, grants, limits = {}, isApproved }: Role,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const email = `${key}@kandil.example`
  const name = key.replaceAll('-', ' ')
  await postBy(owner, 'roles', { key, name, grants })
  const member = { email, name, roles: [key], isReadOnly: false, isActive: true, teacherId: null, ...limits }
  await postBy(owner, 'members', member)
  if (isApproved) await approveMember(email)
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': addressOf(key) }, ...options })
  await failOnErrors(context)
  const page = await context.newPage()
  const token = await tokenFor(page, email)
  const { secret } = await postBy<{ secret: string }>(page, 'invitation/open', { token })
  const code = codeAt(secret, toInstant(Date.now()))
  await postBy(page, 'invitation/accept', { token, password: `a long password of ${key}`, code })
  await page.goto('/console')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  return page
}

export async function postBy<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/api/staff/${path}`, { data })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T // as the contract says of this path
}

/** The link has it after the number sign. */
async function tokenFor(page: Page, email: string): Promise<string> {
  const found = async () => /#([\w-]{43})/.exec((await messagesTo(page, email))[0]?.text ?? '')?.[1]
  await expect.poll(found).toBeDefined()
  return (await found()) ?? ''
}
