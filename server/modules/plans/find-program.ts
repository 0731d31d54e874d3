import type { VariantName } from '#core/modules/catalogue/variant.ts'
import { planErrors as errors } from '#core/modules/plans/errors.ts'
import type { Stream } from '#core/taxonomy/grade.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { liveTarget } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { getSessionYear, getVariantPriority, listPrograms, type Program } from './store.ts'
import { plansTag } from '#core/modules/catalogue/cache-tags.ts'

export interface ProgramQuery {
  readonly grade: number
  readonly target: string
  /** Without it, that of the running session. */
  readonly year?: number | undefined
  readonly board?: string | undefined
  readonly stream?: Stream | undefined
  readonly language?: Language | undefined
  readonly displayHidden?: boolean | undefined
}

/** The program that fits best. Throws PROGRAM_NOT_FOUND. A dead target leads to its successor's program. */
export async function findProgram(ctx: Ctx, wanted: ProgramQuery): Promise<Program> {
  const [program] = await fittingPrograms(ctx, wanted)
  if (!program) throw errors.PROGRAM_NOT_FOUND()
  return program
}

/** All that fit, best first: the same in several languages of teaching, for example. */
export async function fittingPrograms(ctx: Ctx, wanted: ProgramQuery): Promise<Program[]> {
  const target = await liveTarget(ctx, wanted.target)
  const year = wanted.year ?? (await runningYear(ctx, wanted.grade))
  const { grade, board, stream, language, displayHidden = false } = wanted
  return (await allPrograms(ctx)).filter(
    (each) =>
      each.grade === grade &&
      each.target === target &&
      each.year === year &&
      (board === undefined || each.boards.includes(board)) &&
      (stream === undefined || each.stream === stream) &&
      (language === undefined || each.language === language) &&
      (displayHidden || !each.isHidden),
  )
}

/** The programs that are listed, first choices first; those of no target named are all of them. */
export async function listedPrograms(
  ctx: Ctx,
  {
    grade,
    stream,
    targets = [],
  }: { readonly grade?: number; readonly stream?: Stream | undefined; readonly targets?: readonly string[] },
): Promise<Program[]> {
  const live = await Promise.all(targets.map((target) => liveTarget(ctx, target)))
  return (await allPrograms(ctx)).filter(
    (program) =>
      !program.isHidden &&
      (grade === undefined || program.grade === grade) &&
      (stream === undefined || program.stream === stream) &&
      (live.length === 0 || live.includes(program.target)),
  )
}

export function allPrograms(ctx: Ctx): Promise<Program[]> {
  return ctx.cache.remember([plansTag], 'programs', () => listPrograms(ctx.db))
}

/** The year that programs of this class carry in the running session. */
export function runningYear(ctx: Ctx, grade: number): Promise<number> {
  return ctx.cache.remember([plansTag], `year of grade ${grade}`, () => getSessionYear(ctx.db, grade, ctx.now()))
}

/** The order of the tiers in which one is selected before anybody has chosen: decision P-14. */
export function variantPriority(ctx: Ctx): Promise<readonly VariantName[]> {
  return ctx.cache.remember([plansTag], 'variant priority', () => getVariantPriority(ctx.db))
}
