// Which family a file belongs to.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { listActingAccounts } from '#server/modules/accounts/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findFile, type StoredFile } from './store.ts'

/** The file of the household that sent it. Another household's is refused and written down. */
export async function requireOwnFile(ctx: Ctx, actor: Household, key: string): Promise<StoredFile> {
  const file = await findFile(ctx.db, key)
  if (!file) throw commonErrors.NOT_FOUND_ERROR()
  if (file.accountId !== actor.accountId) return refuseForeignFile(ctx, actor, key)
  return file
}

/** The same, and a learner's file for everyone who acts for that learner. Questions to the help desk are the sender's only. */
export async function requireReadableFile(ctx: Ctx, actor: Household, key: string): Promise<StoredFile> {
  const file = await findFile(ctx.db, key)
  if (!file || file.state !== 'KEPT' || file.scan === 'INFECTED') throw commonErrors.NOT_FOUND_ERROR()
  if (file.accountId === actor.accountId) return file
  const readers = file.purpose === 'HELP' ? [] : await listActingAccounts(ctx.db, file.learnerId)
  return readers.includes(actor.accountId) ? file : refuseForeignFile(ctx, actor, key)
}

export async function refuseForeignFile(ctx: Ctx, actor: Household, key: string): Promise<never> {
  await audit(ctx, ctx.db, { actor, action: 'another household’s file', subject: key })
  throw commonErrors.FORBIDDEN_ERROR()
}
