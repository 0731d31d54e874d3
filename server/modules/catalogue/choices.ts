// What a visitor chooses a course by. Only what a listed course is there for is offered.
import { byGradeDescending, gradeKey } from '#core/modules/catalogue/grade-key.ts'
import { DEFAULT_CHOICE, type Stream } from '#core/taxonomy/grade.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { namedBoards } from './course-names.ts'
import { listTargets, listTaughtGrades } from './store-lists.ts'

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
