import type { Teacher } from '#core/modules/catalogue/catalogue.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import { picturesOf } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { subjectNames } from '../choices.ts'
import { listCourseTeachers, listTeachers } from '../store-lists.ts'

/** These teachers, each with the main subject, in the order asked; unknown ids are left out. */
export async function teachersByIds(ctx: Ctx, ids: readonly string[], lang: Language): Promise<Teacher[]> {
  const known = await knownTeachers(ctx, ids, lang)
  return [...new Set(ids)].flatMap((id) => known(id) ?? [])
}

export interface CourseStaff {
  /** Keys, in the course's order. */
  readonly subjects: readonly string[]
  readonly teachers: readonly Teacher[]
}

/** Who teaches in each of these courses; a teacher's subject is that of the course's list which holds the teacher. */
export async function staffOfCourses(
  ctx: Ctx,
  bundleIds: readonly string[],
  lang: Language,
): Promise<(bundleId: string) => CourseStaff> {
  const taught = await listCourseTeachers(ctx.db, bundleIds)
  const ids = [...new Set(taught.map(({ teacher_id }) => teacher_id))]
  const known = await knownTeachers(ctx, ids, lang)
  const byBundle = Map.groupBy(taught, ({ bundle_id }) => bundle_id)
  return (bundleId) => {
    const own = byBundle.get(bundleId) ?? []
    const subjectByTeacher = new Map(own.toReversed().map(({ teacher_id, subject }) => [teacher_id, subject]))
    const teacherIds = [...new Set(own.map(({ teacher_id }) => teacher_id))]
    return {
      subjects: [...new Set(own.map(({ subject }) => subject))],
      teachers: teacherIds.flatMap((id) => known(id, subjectByTeacher.get(id)) ?? []),
    }
  }
}

/** A teacher by id, with this subject's key, or the main one. */
async function knownTeachers(ctx: Ctx, ids: readonly string[], lang: Language) {
  const [rows, nameOf] = await Promise.all([listTeachers(ctx.db, ids), subjectNames(ctx, lang)])
  const pictureOf = await picturesOf(
    ctx,
    rows.map(({ pictureId }) => pictureId),
    lang,
  )
  const byId = new Map(rows.map((row) => [row.id as string, row]))
  return (id: string, subject?: string): Teacher | undefined => {
    const row = byId.get(id)
    if (!row) return undefined
    return {
      ...row,
      subject: nameOf(subject ?? row.subjects[0] ?? ''),
      subjects: row.subjects.map(nameOf),
      about: inLanguage(row.about, lang),
      picture: pictureOf(row.pictureId),
    }
  }
}
