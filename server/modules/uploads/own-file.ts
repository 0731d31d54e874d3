// Which family a file belongs to.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { listActingAccounts } from '#server/modules/accounts/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import { findFile, type StoredFile } from './store.ts'

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly file: StoredFile
  }
}

const FOREIGN = 'another household’s file'

/** A file is of the household that sent it. */
export const ownFile: OwnedKind<StoredFile> = {
  find: ({ db }, key) => findFile(db, key),
  ownerOf: ({ accountId }) => ({ accountId }),
  foreign: { audit: FOREIGN },
}

/** A family's own file, and a learner's file for everyone who acts for that learner. Questions to the help desk are the sender's only. */
export async function requireReadableFile(ctx: Ctx, actor: Household, key: string): Promise<StoredFile> {
  const file = await findFile(ctx.db, key)
  if (!file || file.state !== 'KEPT' || file.scan === 'INFECTED') throw commonErrors.NOT_FOUND_ERROR()
  if (file.accountId === actor.accountId) return file
  const readers = file.purpose === 'HELP' ? [] : await listActingAccounts(ctx.db, file.learnerId)
  return readers.includes(actor.accountId) ? file : refuseForeignFile(ctx, actor, key)
}

export async function refuseForeignFile(ctx: Ctx, actor: Household, key: string): Promise<never> {
  await audit(ctx, ctx.db, { actor, action: FOREIGN, subject: key })
  throw commonErrors.FORBIDDEN_ERROR()
}
