// Photos of written answers belong to their attempt, so that they stay and teachers can see them.
import { codeOf } from '#core/kernel/error.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { ResponseItem } from '#core/modules/attempts/attempt.ts'
import type { FamilyFile } from '#core/modules/uploads/family-file.ts'
import { claimFiles, filesOf } from '#server/modules/uploads/index.ts'
import type { Household } from '#server/platform/access/actor.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'

/** Leaves out the items whose photos are not there. Another household's photo is refused. */
export async function claimPhotos(ctx: Ctx, actor: Household, aid: string, items: readonly ResponseItem[]): Promise<ResponseItem[]> {
  const fitting: ResponseItem[] = []
  for (const item of items) {
    const keys = photosOf(item)
    if (keys.length === 0 || (await isClaimed(ctx, actor, aid, keys))) fitting.push(item)
  }
  return fitting
} // prettier-ignore

async function isClaimed(ctx: Ctx, actor: Household, aid: string, keys: readonly string[]): Promise<boolean> {
  try {
    await inTransaction(ctx.db, (tx) => claimFiles(ctx, tx, actor, { keys, purpose: 'ANSWER', claimedBy: claimOf(aid) }))
    return true
  } catch (refusal) {
    if (codeOf(refusal) === commonErrors.NOT_FOUND_ERROR.code) return false
    throw refusal
  }
} // prettier-ignore

function photosOf({ value }: Pick<ResponseItem, 'value'>): readonly string[] {
  return value && 'text' in value ? value.photos : []
}

/** The photos of the attempt's answers, with addresses that work for ten minutes, by their keys. */
export async function photosOfAttempt(ctx: Ctx, aid: string): Promise<ReadonlyMap<string, FamilyFile>> {
  const files = (await filesOf(ctx, [claimOf(aid)])).get(claimOf(aid)) ?? []
  return new Map(files.map((file) => [file.key, file]))
}

function claimOf(aid: string): string {
  return `attempt/${aid}`
}
