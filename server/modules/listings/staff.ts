// The resources by which staff keep how courses are shown.
import { sql } from 'kysely'
import { isoString } from '#core/kernel/time.ts'
import { catalogueErrors } from '#core/modules/catalogue/errors.ts'
import { pageProblems } from '#core/modules/listings/page-promises.ts'
import { listingsStaffApi as api } from '#core/modules/listings/staff-api.ts'
import { findSellableBundle, listContents } from '#server/modules/catalogue/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { heldIn } from './held-contents.ts'

const ofBundle = { id: sql<string>`bundle_id` }

export const coursePages = tableStore(api.staffCoursePages, {
  table: 'listings.course_page',
  ...ofBundle,
  search: ['bundleId', 'helps', 'services', 'keyStats'],
})

export const toppers = tableStore(api.staffToppers, {
  table: 'listings.topper',
  search: ['name', 'result', 'exam', 'course'],
  where: {
    isShown: (value, now) =>
      sql<boolean>`(${isoString(now)}::timestamptz between consented_at and expires_at) = ${value}`,
  },
})

export const shortPrograms = tableStore(api.staffShortPrograms, {
  table: 'listings.short_program',
  ...ofBundle,
  search: ['bundleId', 'format'],
})

const groupHeadings = tableStore(api.staffGroupHeadings, {
  table: 'listings.group_heading',
  id: sql<string>`target_group`,
  search: ['targetGroup', 'heading'],
})

const byBundle = { idOf: ({ bundleId }: { readonly bundleId: string }) => bundleId }

export const listingsStaff = [
  ...resourceOperations(api.staffCoursePages, coursePages, { ...byBundle, check: checkPage }),
  ...resourceOperations(api.staffToppers, toppers, { kind: 'top' }),
  ...resourceOperations(api.staffShortPrograms, shortPrograms, byBundle),
  ...resourceOperations(api.staffGroupHeadings, groupHeadings, {
    idOf: ({ targetGroup }) => targetGroup,
  }),
]

/** Throws COURSE_NOT_READY for words on the page of a course on sale that the course does not keep. */
async function checkPage(ctx: Ctx, tx: Tx, { before, fields }: Write<typeof api.staffCoursePages>): Promise<void> {
  const page = { helps: [], services: [], keyStats: [], ...before, ...fields }
  const bundleId = before?.bundleId ?? ('bundleId' in fields ? fields.bundleId : undefined)
  const course = bundleId === undefined ? undefined : await findSellableBundle(ctx, bundleId)
  if (!course) return
  const problems = pageProblems(page, heldIn(await listContents(ctx, tx, course), course, ctx.now()))
  if (problems.length > 0) throw catalogueErrors.COURSE_NOT_READY({ problems: problems.join(' ') })
}
