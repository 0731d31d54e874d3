// The resources by which staff keep courses, their batches, curricula and trials.
import { sql } from 'kysely'
import { DomainError } from '#core/kernel/error.ts'
import { showMoney } from '#core/kernel/money.ts'
import type { RecordOf } from '#core/kernel/resource.ts'
import { BatchChanged } from '#core/modules/catalogue/events.ts'
import { catalogueErrors as errors } from '#core/modules/catalogue/errors.ts'
import { coursesStaffApi as api } from '#core/modules/catalogue/staff-courses-api.ts'
import { lessonsStaffApi } from '#core/modules/catalogue/staff-lessons-api.ts'
import { isTatvaGrade } from '#core/taxonomy/grade.ts'
import { withPictures } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { withChildRows } from '#server/platform/resource/fields/resource-fields.ts'
import { withPriceHistory } from '#server/platform/resource/price-history.ts'
import { keepingAuthors } from '#server/platform/resource/requests/authors-of-request.ts'
import { publishedOperations, type Publication } from '#server/platform/resource/publication.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import type { Row } from '#server/platform/resource/store.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { isEmptyLesson, listEmptyLessons } from '../lessons/store-lessons.ts'
import { courseChecks } from '../points/course-checks.ts'
import { saleChecks } from '../points/sale-checks.ts'
import { planPrices, type PlanPrice } from '../points/plan-prices.ts'
import { beginBundlePrice } from './store-prices.ts'
import { chaptersOfCurriculum, hasBatch, isOnSale, listBusyTeachers, replaceChapters, replaceSlots, replaceStaff, slotsOfBatch, staffOfCourse } from './store-teaching.ts' // prettier-ignore

export const courseRows = tableStore(api.staffCourses, {
  table: 'catalogue.bundle',
  computed: { staff: staffOfCourse },
  search: ['slug', 'title'],
})

/** Lessons that a refusal names. */
const MOST_NAMED = 5

type ReadyCourse = Row<Omit<RecordOf<typeof api.staffCourses>, 'hasDraft' | 'edition'>>

/** Throws why families should not buy this course yet. */
async function checkReady(ctx: Ctx, tx: Tx, course: ReadyCourse): Promise<void> {
  const { id, grade, variantName } = course
  if (variantName === 'PRO' && isTatvaGrade(grade)) throw errors.PRO_IS_STORED_AS_PLUS()
  if (!(await hasBatch(tx, id))) throw errors.COURSE_HAS_NO_BATCH()
  const empty = await listEmptyLessons(tx, id)
  if (empty.length > 0) throw errors.COURSE_HAS_EMPTY_LESSONS({ lessons: empty.slice(0, MOST_NAMED).join(', ') })
  for (const check of saleChecks.all(ctx)) await check(ctx, tx, course)
  for (const check of courseChecks.all(ctx)) await check(ctx, tx, id)
}

/** A course that goes on sale again is as ready as a new one. */
async function checkCourse(ctx: Ctx, tx: Tx, write: Write<typeof api.staffCourses>): Promise<void> {
  const { before, fields } = write
  await checkPrice(ctx, tx, write)
  const { status } = fields as { readonly status?: string } // only the bulk change has it
  if (before?.status === 'INACTIVE' && status === 'ACTIVE') await checkReady(ctx, tx, before)
}

/** Withdrawing a lesson leaves a course on sale as it must be. */
async function checkLessons(ctx: Ctx, tx: Tx, id: string, { before, fields }: Write<LessonsApi>): Promise<void> {
  if (!before?.isActive || fields.isActive !== false || !(await isOnSale(tx, before.bundleId))) return
  for (const check of courseChecks.all(ctx)) await check(ctx, tx, before.bundleId)
}

type LessonsApi = typeof lessonsStaffApi.staffLessons

export const courses: Publication<typeof api.staffCourses> = {
  api: api.staffCourses,
  live: withPictures(
    api.staffCourses,
    withPriceHistory(withChildRows(courseRows, { staff: replaceStaff }), beginBundlePrice),
    ['pictureId'],
  ),
  byTwo: ['price', 'cutPrice'],
  ready: checkReady,
  fixed: planPrice,
}

/** The price of a course with a full-course plan is that plan's. */
async function planPrice(ctx: Ctx, tx: Tx, id: string): Promise<Partial<PlanPrice>> {
  return (await planPrices.only(ctx)(tx, id)) ?? {}
}

/** Throws PRICE_IS_OF_PLAN for another price than the full-course plan has. */
async function checkPrice(ctx: Ctx, tx: Tx, { before, fields }: Write<typeof api.staffCourses>): Promise<void> {
  if (!before) return
  const set = await planPrice(ctx, tx, before.id)
  if (set.price === undefined || set.cutPrice === undefined) return
  const { PRICE_IS_OF_PLAN } = errors
  const wrong = (['price', 'cutPrice'] as const).filter((field) => ![undefined, before[field], set[field]].includes(fields[field])) // prettier-ignore
  if (wrong.length === 0) return
  const refused = PRICE_IS_OF_PLAN({ price: showMoney(set.price) })
  throw new DomainError(PRICE_IS_OF_PLAN, refused.values, Object.fromEntries(wrong.map((field) => [field, refused.message]))) // prettier-ignore
}

export const batchRows = tableStore(api.staffBatches, {
  table: 'catalogue.batch',
  computed: { slots: slotsOfBatch },
  search: ['bundleId', 'label'],
})

const batches = withChildRows(batchRows, { slots: replaceSlots })

async function checkTeachers(_ctx: Ctx, tx: Tx, { before, fields }: Write<typeof api.staffBatches>): Promise<void> {
  const batch = { id: '', ...before, ...fields } as Row<RecordOf<typeof api.staffBatches>> // a new one has all of its fields
  const busy = await listBusyTeachers(tx, batch)
  if (busy.length > 0) throw errors.TEACHER_IS_BUSY({ who: busy.join(', ') })
}

export const curriculumRows = tableStore(api.staffCurricula, {
  table: 'catalogue.curriculum',
  computed: {
    chapters: chaptersOfCurriculum,
    chapterCount: sql`(select count(*) from catalogue.chapter where curriculum_id = curriculum.id)`,
    courseCount: sql`(select count(*) from catalogue.bundle where curriculum_id = curriculum.id)`,
  },
  search: ['id', 'name'],
})

const curricula = withChildRows(curriculumRows, { chapters: replaceChapters })

export const trials = tableStore(api.staffTrials, {
  table: 'catalogue.trial',
  search: ['id', 'bundleId'],
})

const lessons = tableStore(lessonsStaffApi.staffLessons, {
  table: 'catalogue.lesson',
  computed: { isEmpty: isEmptyLesson },
  search: ['title', 'chapter'],
  where: { isEmpty: (value) => sql<boolean>`${isEmptyLesson} = ${value}` },
})

export const coursesStaff = [
  ...publishedOperations(courses, { kind: 'bun', check: checkCourse }),
  ...resourceOperations(api.staffBatches, batches, {
    kind: 'bat',
    check: checkTeachers,
    created: (ctx, tx, batchId) => ctx.publish(tx, BatchChanged, { batchId }),
    changed: (ctx, tx, batchId) => ctx.publish(tx, BatchChanged, { batchId }),
  }),
  ...resourceOperations(api.staffCurricula, curricula, { kind: 'cur' }),
  ...resourceOperations(lessonsStaffApi.staffLessons, lessons, { kind: 'les', changed: checkLessons }),
  ...resourceOperations(api.staffTrials, trials, {
    kind: 'trl',
    complete: (_ctx, _tx, { fields }) => ({ ...fields, isActive: false }),
    created: keepingAuthors(api.staffTrials).created,
  }),
]
