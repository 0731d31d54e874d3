// The messages that the product has sent, as the sandbox has taken them.
import { expect, type Page } from '@playwright/test'

export interface Message {
  readonly id: string
  readonly channel: 'SMS' | 'WHATSAPP' | 'VOICE' | 'MAIL'
  readonly code?: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly { readonly name: string }[]
}

/** For this number, however it is written, or this address; newest first. */
export async function messagesTo(page: Page, recipient: string): Promise<readonly Message[]> {
  const reply = await page.request.get(`${process.env['E2E_SANDBOX_URL']}/outbox.json`, { params: { to: recipient } })
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
