import { byGradeDescending, gradeKey } from '#core/modules/catalogue/grade-key.ts'
import type { IndexedGrade, IndexedTarget } from '#core/modules/catalogue/search.ts'
import { inLanguage, LANGUAGES, type Language } from '#core/taxonomy/language.ts'
import { picturesOf } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { namedBoards, type NamedBoard } from '../choices.ts'
import { listGrades, listLiveTargets, type NamedGrade, type TargetRow } from '../store-lists.ts'
import { listCourseSets, type CourseSet } from './store-search.ts'

/** Every class with its targets, and how many courses each has. */
export async function courseIndex(ctx: Ctx, lang: Language) {
  const sets = await listCourseSets(ctx.db, ctx.now())
  const grades = await indexOf(ctx, sets, lang)
  return { grades, total: countOf(grades) }
}

/** These courses by class, highest first, and by target. Classes and targets that no list can be asked for are left out. */
export async function indexOf(ctx: Ctx, sets: readonly CourseSet[], lang: Language): Promise<IndexedGrade[]> {
  const [grades, targets, boards, pictureOf] = await Promise.all([
    listGrades(ctx.db),
    listLiveTargets(ctx.db),
    namedBoards(ctx, lang),
    picturesOf(
      ctx,
      sets.map(({ pictureId }) => pictureId),
      lang,
    ),
  ])
  return grades.toSorted(byGradeDescending).flatMap((grade) => {
    const own = sets.filter((set) => set.grade === grade.grade && set.stream === grade.stream)
    const found = targets.flatMap((target) => targetOf(target, own, boards, lang))
    const pictured = own.find((set) => set.pictureId !== null && set.target === found[0]?.key)
    const picture = pictureOf(pictured?.pictureId ?? null)
    return found.length > 0 ? [{ ...gradeOf(grade, found, lang), picture }] : []
  })
}

function gradeOf(grade: NamedGrade, targets: readonly IndexedTarget[], lang: Language): Omit<IndexedGrade, 'picture'> {
  return {
    key: gradeKey(grade),
    name: inLanguage(grade.name, lang),
    courses: countOf(targets),
    fromPrice: cheapestOf(targets),
    targets: [...targets],
  }
}

function targetOf(
  target: TargetRow,
  ofGrade: readonly CourseSet[],
  boards: readonly NamedBoard[],
  lang: Language,
): IndexedTarget[] {
  const sets = ofGrade.filter((set) => set.target === target.key)
  if (sets.length === 0) return []
  const taught = new Set(sets.map(({ language }) => language))
  const served = new Set(sets.flatMap((set) => set.boards))
  return [
    {
      key: target.key,
      name: inLanguage(target.name, lang),
      courses: countOf(sets),
      fromPrice: cheapestOf(sets),
      languages: LANGUAGES.filter((language) => taught.has(language)),
      boards: boards.filter(({ key }) => served.has(key)),
    },
  ]
}

type Counted = Pick<CourseSet, 'courses' | 'fromPrice'>

function countOf(counted: readonly Counted[]): number {
  return counted.reduce((sum, { courses }) => sum + courses, 0)
}

function cheapestOf(counted: readonly Counted[]): Counted['fromPrice'] {
  return counted.map(({ fromPrice }) => fromPrice).reduce((least, price) => (price < least ? price : least))
}
