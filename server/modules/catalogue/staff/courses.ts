// The resources by which staff keep courses, their batches, curricula and trials.
import { sql } from 'kysely'
import { catalogueErrors as errors } from '#core/modules/catalogue/errors.ts'
import { coursesStaffApi as api } from '#core/modules/catalogue/staff-courses-api.ts'
import { withPictures } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { hasDraft } from '#server/platform/resource/draft-store.ts'
import { withDrafts } from '#server/platform/resource/drafts.ts'
import { withParts } from '#server/platform/resource/parts.ts'
import { withPriceHistory } from '#server/platform/resource/price-history.ts'
import { publicationOperations, type Publication } from '#server/platform/resource/publication.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { beginBundlePrice } from './store-prices.ts'
import { chaptersOfCurriculum, hasBatch, listBusyTeachers, replaceChapters, replaceSlots, replaceStaff, slotsOfBatch, staffOfCourse } from './store-parts.ts' // prettier-ignore

const columns = ['slug', 'title', 'outcome', 'pictureId', 'grade', 'stream', 'boards', 'target', 'language', 'variantName', 'courseKind', 'isEarlyLearning', 'price', 'cutPrice', 'startsAt', 'endsAt', 'lastPurchaseAt', 'aslGroup', 'isListed', 'curriculumId'] // prettier-ignore

const rows = tableStore({
  table: 'catalogue.bundle',
  fields: [...columns, 'status', 'isDemo'],
  computed: { staff: staffOfCourse },
  json: ['title', 'outcome'],
  instants: ['startsAt', 'endsAt', 'lastPurchaseAt'],
  search: ['slug', 'title'],
  where: { hasDraft: (value) => sql<boolean>`${hasDraft('courses', sql.ref('bundle.id'))} = ${value}` },
  sortedBy: 'grade',
})

export const courses: Publication = {
  name: 'courses',
  fields: [...columns, 'staff'],
  live: withPictures(withPriceHistory(withParts(rows, { staff: replaceStaff }), beginBundlePrice), 'courses', [
    'pictureId',
  ]),
  byTwo: ['price', 'cutPrice'],
  ready: async (_ctx, tx, { id }) => {
    if (!(await hasBatch(tx, String(id)))) throw errors.COURSE_HAS_NO_BATCH()
  },
}

const batches = withParts(
  tableStore({
    table: 'catalogue.batch',
    fields: ['bundleId', 'label', 'startsAt', 'endsAt', 'language', 'price'],
    computed: { slots: slotsOfBatch },
    instants: ['startsAt', 'endsAt'],
    search: ['bundleId', 'label'],
    sortedBy: 'startsAt',
    newestFirst: true,
  }),
  { slots: replaceSlots },
)

async function checkTeachers(_ctx: Ctx, tx: Tx, { before, fields }: Write): Promise<void> {
  const batch = { id: '', ...before, ...fields } as unknown as Parameters<typeof listBusyTeachers>[1] // the contract's
  const busy = await listBusyTeachers(tx, batch)
  if (busy.length > 0) throw errors.TEACHER_IS_BUSY({ who: busy.join(', ') })
}

const curricula = withParts(
  tableStore({
    table: 'catalogue.curriculum',
    fields: ['name', 'isDemo'],
    computed: {
      chapters: chaptersOfCurriculum,
      chapterCount: sql`(select count(*) from catalogue.chapter where curriculum_id = curriculum.id)`,
      courseCount: sql`(select count(*) from catalogue.bundle where curriculum_id = curriculum.id)`,
    },
    search: ['id', 'name'],
    sortedBy: 'name',
  }),
  { chapters: replaceChapters },
)

const trials = tableStore({
  table: 'catalogue.trial',
  fields: ['bundleId', 'trialAmount', 'trialAllowedDays', 'cutPrice'],
  search: ['id', 'bundleId'],
  sortedBy: 'bundleId',
})

export const coursesStaff = [
  ...resourceOperations('courses', api.staffCourses, withDrafts(courses), {
    kind: 'bun',
    storeOf: ({ staffId }) => withDrafts(courses, staffId),
    complete: (_ctx, _tx, { fields }) => ({ ...fields, status: 'DRAFT' }),
  }),
  ...publicationOperations(courses, api.staffCourses),
  ...resourceOperations('batches', api.staffBatches, batches, {
    kind: 'bat',
    check: checkTeachers,
    guarded: { price: 'catalogue.approve' },
  }),
  ...resourceOperations('curricula', api.staffCurricula, curricula, { kind: 'cur' }),
  ...resourceOperations('trials', api.staffTrials, trials, {
    kind: 'trl',
    guarded: { trialAmount: 'catalogue.approve', cutPrice: 'catalogue.approve' },
  }),
]
