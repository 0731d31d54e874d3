// The values by which families choose courses: classes, boards, targets and subjects, named in the language of the
// request.
import { byGradeDescending, gradeKey } from '#core/modules/catalogue/grade-key.ts'
import { DEFAULT_CHOICE, type Stream } from '#core/taxonomy/grade.ts'
import { inLanguage, type Language, type LocalisedText, type TextInLanguage } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listBoards, listGrades, listLiveTargets, listSubjects, listSuccessors, listTargets, listTaughtGrades, type NamedKey, type TargetRow, type TaughtGrade } from './store-lists.ts' // prettier-ignore
import { listChapterNames } from './store-classes.ts'
import { catalogueTag } from '#core/modules/catalogue/cache-tags.ts'

/** Classes, highest first, each with the boards it is taught for. */
export async function gradeBoards(ctx: Ctx, lang: Language) {
  const [grades, boards] = await Promise.all([listTaughtGrades(ctx.db, ctx.now()), namedBoards(ctx, lang)])
  return toGradeBoards(grades, boards, lang)
}

interface LearnerStudies {
  readonly grade: number
  readonly board: string
  readonly stream?: Stream | undefined
}

/** Targets of a class and board. A school target's group is the board itself. */
export async function targets(ctx: Ctx, studying: LearnerStudies, lang: Language) {
  return named(ctx, await listTargets(ctx.db, studying, ctx.now()), { board: studying.board, lang })
}

/** The learners a course is for, whichever shelf the course is on. */
export interface CourseAudience {
  readonly grade: number
  readonly stream: Stream | null
  readonly boards: readonly string[]
  readonly target: string
}

/** Like `gradeBoards`, but only for these courses. */
export async function gradeBoardsOf(ctx: Ctx, courses: readonly CourseAudience[], lang: Language) {
  const [grades, boards] = await Promise.all([listGrades(ctx.db), namedBoards(ctx, lang)])
  const taught = grades.map((grade) => {
    const own = courses.filter((course) => course.grade === grade.grade && course.stream === grade.stream)
    return { ...grade, boards: new Set(own.flatMap((course) => course.boards)) }
  })
  return toGradeBoards(
    taught.filter(({ boards: own }) => own.size > 0),
    boards,
    lang,
  )
}

/** Like `targets`, but only for these courses. */
export async function targetsOf(
  ctx: Ctx,
  courses: readonly CourseAudience[],
  studying: LearnerStudies,
  lang: Language,
) {
  const { grade, board, stream } = studying
  const own = courses.filter(
    (each) => each.grade === grade && each.boards.includes(board) && (stream ?? each.stream) === each.stream,
  )
  const keys = new Set(own.map(({ target }) => target))
  const rows = await listLiveTargets(ctx.db)
  return named(
    ctx,
    rows.filter(({ key }) => keys.has(key)),
    { board, lang },
  )
}

function toGradeBoards(grades: readonly TaughtGrade[], boards: readonly NamedBoard[], lang: Language) {
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

async function named(ctx: Ctx, rows: readonly TargetRow[], { board, lang }: { board: string; lang: Language }) {
  const boards = await namedBoards(ctx, 'en')
  const boardName = boards.find(({ key }) => key === board)?.name.text ?? board
  return rows.map(({ key, name, targetGroup }) => ({
    key,
    name: inLanguage(name, lang),
    group: targetGroup ?? boardName,
  }))
}

/** Answers a subject's name by its key. */
export async function subjectNames(ctx: Ctx, lang: Language): Promise<(key: string) => string> {
  const nameOf = await localisedSubjects(ctx)
  return (key) => inLanguage(nameOf(key), lang).text
}

/** The subject's name in every language, by its key. */
export async function localisedSubjects(ctx: Ctx): Promise<(key: string) => LocalisedText> {
  const subjects = await ctx.cache.remember([catalogueTag], 'subjects', () => listSubjects(ctx.db))
  const names = new Map(subjects.map(({ key, name }) => [key, name]))
  return (key) => names.get(key) ?? { en: key }
}

/** Lessons and questions name their chapter in English. The name in this language, if a curriculum has it. */
export async function chapterNames(ctx: Ctx, lang: Language): Promise<(english: string) => string> {
  const chapters = await ctx.cache.remember([catalogueTag], 'chapter names', () => listChapterNames(ctx.db))
  const translated = chapters.flatMap(({ en, [lang]: name }) => (name === undefined ? [] : [[en, name] as const]))
  const names = new Map(translated)
  return (english) => names.get(english) ?? english
}

export interface NamedBoard {
  readonly key: string
  readonly name: TextInLanguage
}

/** The education boards by rank. */
export async function namedBoards(ctx: Ctx, lang: Language): Promise<NamedBoard[]> {
  const boards = await namedBoardTexts(ctx)
  return boards.map(({ key, name }) => ({ key, name: inLanguage(name, lang) }))
}

/** The education boards by rank, with their names in every language. */
export function namedBoardTexts(ctx: Ctx): Promise<NamedKey[]> {
  return ctx.cache.remember([catalogueTag], 'boards', () => listBoards(ctx.db))
}

/** The target itself, or what took its place when it is held no more: decision L-15. */
export async function liveTarget(ctx: Ctx, target: string): Promise<string> {
  return (await successorByTarget(ctx)).get(target) ?? target
}

/** The successor's key by the key of a target that is no longer held: decision L-15. */
export function successorByTarget(ctx: Ctx): Promise<Map<string, string>> {
  return ctx.cache.remember([catalogueTag], 'successors', () => listSuccessors(ctx.db))
}
