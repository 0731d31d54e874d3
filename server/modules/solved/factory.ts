// For tests and for the seed.
import type { NewSolved } from '#core/modules/solved/staff-api.ts'
import { listSolvable } from '#server/modules/questions/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/db.ts'
import { derivedFields } from './derived-fields.ts'
import { insertDrafts } from './staff/import-from-bank.ts'
import { publish } from './staff/publish.ts'
import { solvedRows } from './staff/tables.ts'

const AUTHOR = 'demo author'

/** A published question. Throws for one that could not be published. */
export async function aSolvedQuestion(ctx: Ctx, given: Omit<NewSolved, 'board'> & { readonly board: string }): Promise<string> {
  const id = ctx.newId('sol')
  const written = given as NewSolved
  await inTransaction(ctx.db, async (tx) => {
    const derived = await derivedFields(tx, written)
    if (derived.problems.length > 0) throw new Error(`${given.slug}: ${JSON.stringify(derived.problems)}`)
    await solvedRows.insert(tx, id, { ...written, ...derived, status: 'REVIEW', editors: [AUTHOR], isDemo: true }, ctx.now())
    const question = await solvedRows.find(tx, id, ctx.now())
    if (question) await publish(ctx, tx, question)
  })
  return id
} // prettier-ignore

interface ChapterOf {
  readonly board: string
  readonly grade: number
  readonly subject: string
  readonly chapter: string
  readonly teacherId: string
}

/** The bank's questions of a chapter that no paper holds, signed and published. Answers how many. */
export async function someFromBank(ctx: Ctx, ask: ChapterOf): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const place = ask as ChapterOf & Pick<NewSolved, 'board'>
    const found = await listSolvable(tx, place)
    const ids = await insertDrafts(ctx, tx, place, { found, by: AUTHOR, isDemo: true })
    for (const id of ids) {
      const question = await solvedRows.find(tx, id, ctx.now())
      if (question && question.problems.length === 0) await publish(ctx, tx, question)
    }
    return ids.length
  })
}
