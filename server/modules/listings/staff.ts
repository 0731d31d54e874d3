// The resources by which staff keep how courses are shown.
import { sql } from 'kysely'
import { isoString } from '#core/kernel/time.ts'
import { listingsStaffApi as api } from '#core/modules/listings/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

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
  ...resourceOperations(api.staffCoursePages, coursePages, byBundle),
  ...resourceOperations(api.staffToppers, toppers, { kind: 'top' }),
  ...resourceOperations(api.staffShortPrograms, shortPrograms, byBundle),
  ...resourceOperations(api.staffGroupHeadings, groupHeadings, {
    idOf: ({ targetGroup }) => targetGroup,
  }),
]
