// The names of classes, targets, boards and subjects in a language. A key without a name is shown as it is.
import { inLanguage, type Language, type TextInLanguage } from '#core/taxonomy/language.ts'
import {
  listGrades,
  listLiveTargets,
  listSubjects,
  namedBoardTexts,
  type NamedKey,
} from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'

export interface Named {
  readonly key: string
  readonly name: TextInLanguage
}

export interface PlaceNames {
  readonly grade: (key: string) => Named
  readonly course: (key: string) => Named
  readonly subject: (key: string) => Named
  /** All classes, the highest first. */
  readonly grades: readonly string[]
}

export async function placeNames(ctx: Ctx, lang: Language): Promise<PlaceNames> {
  const [grades, targets, boards, subjects] = await Promise.all([
    listGrades(ctx.db),
    listLiveTargets(ctx.db),
    namedBoardTexts(ctx),
    listSubjects(ctx.db),
  ])
  return {
    grade: namesOf(grades, lang),
    course: namesOf([...targets, ...boards], lang),
    subject: namesOf(subjects, lang),
    grades: grades.toSorted((a, b) => b.grade - a.grade).map(({ key }) => key),
  }
}

function namesOf(rows: readonly NamedKey[], lang: Language): (key: string) => Named {
  const names = new Map(rows.map(({ key, name }) => [key, inLanguage(name, lang)]))
  return (key) => ({ key, name: names.get(key) ?? { text: key, lang: 'en' } })
} // prettier-ignore
