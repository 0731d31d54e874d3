import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Codes and a link to confirm, which a person waits for, and mail to staff, who have no preferences. Everything else is a notice. */
const SENDERS = ['messages/send-message.ts', 'notices/send/hand-over.ts', 'otp/codes.ts', 'solved/pdf/mail-pdf.ts', 'staff/approval/approval.ts', 'staff/credentials/forgotten-password.ts', 'staff/members/invitation.ts', 'staff/members/leave-mail.ts', 'staff/members/refused-mail.ts'] // prettier-ignore

it('only notices, codes and mail to staff are sent', async () => {
  const modules = join(import.meta.dirname, '..')
  const found: string[] = []
  for await (const file of glob('**/*.ts', { cwd: modules }))
    if (!file.endsWith('.test.ts') && /\bsendMessage\(|ctx\.(sms|whatsapp|mail)\.send\(/.test(readFileSync(join(modules, file), 'utf8'))) found.push(file) // prettier-ignore
  expect(found.toSorted()).toEqual(SENDERS)
})
