import type { FreeClass } from '#core/modules/catalogue/catalogue.ts'
import { chapterAt, nextStart } from '#core/modules/catalogue/batch/class-times.ts'
import type { Language } from '#core/taxonomy/language.ts'
import { isBefore, type Instant } from '#core/kernel/time.ts'
import type { Ctx } from '#server/platform/context.ts'
import { subjectNames } from '../choices.ts'
import { listChapters, listFreeSlots } from '../store-classes.ts'
import { catalogueTag } from '#core/modules/catalogue/cache-tags.ts'

type Slot = Awaited<ReturnType<typeof loadFreeSlots>>[number]

/** The next classes that are open to everybody, each once, titled by the chapter that is taught then. */
export async function freeClasses(
  ctx: Ctx,
  { grade, size, lang }: { readonly grade?: number | undefined; readonly size: number; readonly lang: Language },
): Promise<FreeClass[]> {
  const [slots, nameOf] = await Promise.all([
    ctx.cache.remember([catalogueTag], 'free slots', () => loadFreeSlots(ctx)),
    subjectNames(ctx, lang),
  ])
  const now = ctx.now()
  return slots
    .filter((slot) => grade === undefined || slot.grade === grade)
    .map((slot) => ({ slot, start: nextStart(slot, isBefore(now, slot.startsAt) ? slot.startsAt : now) }))
    .filter(({ slot, start }) => isBefore(start, slot.endsAt))
    .toSorted((a, b) => a.start - b.start || (a.slot.bundleId < b.slot.bundleId ? -1 : 1))
    .slice(0, size)
    .map(({ slot, start }) => classOf(slot, start, nameOf(slot.subjectKey)))
}

function classOf({ chapters, courseStart, ...slot }: Slot, startsAt: Instant, subject: string): FreeClass {
  return { ...slot, startsAt, subject, title: chapterAt(chapters, courseStart, startsAt) ?? subject }
}

async function loadFreeSlots(ctx: Ctx) {
  const rows = await listFreeSlots(ctx.db, ctx.now())
  const chapters = await listChapters(ctx.db, [...new Set(rows.flatMap(({ curriculum_id }) => curriculum_id ?? []))])
  const byCurriculum = Map.groupBy(chapters, ({ curriculum_id, subject }) => `${curriculum_id} ${subject}`)
  return rows.map((row) => ({
    weekday: row.weekday,
    startMinutes: row.start_minutes,
    lengthMinutes: row.length_minutes,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    subjectKey: row.subject,
    teacherName: row.teacher_name,
    bundleId: row.id,
    slug: row.slug,
    grade: row.grade,
    language: row.language,
    courseStart: row.course_start,
    chapters: byCurriculum.get(`${row.curriculum_id} ${row.subject}`) ?? [],
  }))
}
