import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { hashOfNumber } from './limits.ts'
import { deleteVerificationsOf } from './store.ts'

/** Deletes the codes of an erased person's number and address, and the browsers that are known to them. */
export function forgetRecipients(ctx: Ctx, tx: Tx, recipients: readonly string[]): Promise<void> {
  return deleteVerificationsOf(tx, recipients, recipients.map((to) => hashOfNumber(ctx, to))) // prettier-ignore
}
