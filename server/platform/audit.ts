import { type Clock } from '#core/kernel/time.ts'
import type { Actor } from './access/actor.ts'
import type { Db } from './database/db.ts'
import { at } from './database/db-time.ts'

/** Writes down who did or tried what, to be found later by its subject. The application may add rows, never change them. */
export async function audit(
  tools: { readonly now: Clock; readonly newId: (kind: string) => string },
  db: Db,
  entry: { readonly actor: Actor; readonly action: string; readonly subject: string; readonly detail?: object },
): Promise<void> {
  await db
    .insertInto('platform.audit')
    .values({
      id: tools.newId('aud'),
      at: at(tools.now()),
      actor: JSON.stringify(entry.actor),
      action: entry.action,
      subject: entry.subject,
      detail: detailOf(entry.detail ?? {}),
    })
    .execute()
}

/** Fields that are never written, in any object: operations console, rule 2. A learner's name would outlive its erasure here. */
const SECRET = /^(password|token|otp|cardNumber|cvv|secret|apiKey|learnerName)$/i
const MOST_CHARACTERS = 64 * 1024

function detailOf(detail: object): string {
  const text = JSON.stringify(detail, (name, value: unknown) => (SECRET.test(name) ? '…' : value))
  return text.length <= MOST_CHARACTERS ? text : JSON.stringify({ cut: text.slice(0, MOST_CHARACTERS / 2) })
}
