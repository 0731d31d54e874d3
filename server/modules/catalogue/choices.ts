// What courses are chosen by: classes, boards, targets and subjects, under their names in the language of the answer.
import { byGradeDescending, gradeKey } from '#core/modules/catalogue/grade-key.ts'
import { DEFAULT_CHOICE, type Stream } from '#core/taxonomy/grade.ts'
import { inLanguage, type Language, type Spoken } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listBoards, listSubjects, listSuccessors, listTargets, listTaughtGrades } from './store-lists.ts'

/** Classes, highest first, each with the boards it is taught for. */
export async function gradeBoards(ctx: Ctx, lang: Language) {
  const [grades, boards] = await Promise.all([listTaughtGrades(ctx.db, ctx.now()), namedBoards(ctx, lang)])
  return {
    grades: grades.toSorted(byGradeDescending).map(({ grade, stream, name, boards: taught }) => ({
      grade,
      stream,
      key: gradeKey({ grade, stream }),
      name: inLanguage(name, lang),
      boards: boards.filter(({ key }) => taught.has(key)),
    })),
    start: { key: gradeKey(DEFAULT_CHOICE), board: DEFAULT_CHOICE.board, target: DEFAULT_CHOICE.target },
  }
}

interface Studying {
  readonly grade: number
  readonly board: string
  readonly stream?: Stream | undefined
}

/** Targets of a class and board. A school target's group is the board itself. */
export async function targets(ctx: Ctx, studying: Studying, lang: Language) {
  const [rows, boards] = await Promise.all([listTargets(ctx.db, studying, ctx.now()), namedBoards(ctx, 'en')])
  const boardName = boards.find(({ key }) => key === studying.board)?.name.text ?? studying.board
  return rows.map(({ key, name, targetGroup }) => ({
    key,
    name: inLanguage(name, lang),
    group: targetGroup ?? boardName,
  }))
}

/** Answers a subject's name by its key. */
export async function subjectNames(ctx: Ctx, lang: Language): Promise<(key: string) => string> {
  const subjects = await ctx.cache.remember(['catalogue'], 'subjects', () => listSubjects(ctx.db))
  const names = new Map(subjects.map(({ key, name }) => [key, inLanguage(name, lang).text]))
  return (key) => names.get(key) ?? key
}

export interface NamedBoard {
  readonly key: string
  readonly name: Spoken
}

/** The education boards by rank. */
export async function namedBoards(ctx: Ctx, lang: Language): Promise<NamedBoard[]> {
  const boards = await ctx.cache.remember(['catalogue'], 'boards', () => listBoards(ctx.db))
  return boards.map(({ key, name }) => ({ key, name: inLanguage(name, lang) }))
}

/** The target itself, or what took its place when it is held no more: decision L-15. */
export async function liveTarget(ctx: Ctx, target: string): Promise<string> {
  const successors = await ctx.cache.remember(['catalogue'], 'successors', () => listSuccessors(ctx.db))
  return successors.get(target) ?? target
}
