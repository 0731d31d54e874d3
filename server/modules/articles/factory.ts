// For tests and for the seed.
import type { LocalisedText } from '#core/taxonomy/language.ts'
import type { NewArticle } from '#core/modules/articles/staff-api.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import type { Instant } from '#core/kernel/time.ts'
import { derivedFields } from './derived-fields.ts'
import { publish } from './staff/publish.ts'
import { articles, categories, writers } from './staff/tables.ts'

export type { NewArticle }

export interface ACategory {
  readonly path: string
  readonly title: LocalisedText
  readonly text: LocalisedText
}

export async function someCategories(ctx: Ctx, given: readonly ACategory[]): Promise<void> {
  await categories.insertMany(ctx.db, given.map((each, rank) => ({ ...each, rank, isDemo: true }))) // prettier-ignore
}

export async function aWriter(ctx: Ctx, name: string, role: LocalisedText): Promise<string> {
  const id = ctx.newId('wri')
  await writers.insertMany(ctx.db, [{ id, name, role, isDemo: true }])
  return id
}

interface How {
  /** Left out: now. */
  readonly publishedAt?: Instant
  readonly isDraft?: true
}

/** A published article, as two members of staff would make it. Throws for one that could not be published. */
export async function anArticle(ctx: Ctx, given: NewArticle, { publishedAt, isDraft }: How = {}): Promise<string> {
  const id = ctx.newId('art')
  const then = publishedAt ?? ctx.now()
  const asThen: Ctx = { ...ctx, now: () => then }
  await inTransaction(ctx.db, async (tx) => {
    const derived = await derivedFields(tx, given)
    if (derived.problems.length > 0) throw new Error(`${given.slug}: ${JSON.stringify(derived.problems)}`)
    const fields = {
      ...given,
      ...derived,
      status: 'REVIEW' as const,
      editors: ['demo author'],
      reviewedAt: then,
      isDemo: true,
    }
    await articles.insert(tx, id, isDraft ? { ...fields, status: 'DRAFT' } : fields, then)
    const article = await articles.find(tx, id, then)
    if (article && !isDraft) await publish(asThen, tx, article)
  })
  return id
}
