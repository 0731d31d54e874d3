// The resources by which staff keep how courses are shown.
import { sql } from 'kysely'
import { isoString } from '#core/kernel/time.ts'
import { listingsStaffApi as api } from '#core/modules/listings/staff-api.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'

const ofBundle = { id: sql<string>`bundle_id` }

const coursePages = tableStore({
  table: 'listings.course_page',
  ...ofBundle,
  fields: ['bundleId', 'helps', 'services', 'keyStats', 'videoUrl', 'thumbnailMweb', 'thumbnailDweb'],
  json: ['helps', 'services', 'keyStats'],
  search: ['bundleId', 'helps', 'services', 'keyStats'],
  sortedBy: 'bundleId',
})

const toppers = tableStore({
  table: 'listings.topper',
  fields: ['bundleId', 'name', 'result', 'exam', 'year', 'course', 'courseMonths', 'wasPaid', 'sourceUrl', 'consentedAt', 'expiresAt'], // prettier-ignore
  instants: ['consentedAt', 'expiresAt'],
  search: ['name', 'result', 'exam', 'course'],
  where: {
    isShown: (value, now) =>
      sql<boolean>`(${isoString(now)}::timestamptz between consented_at and expires_at) = ${value}`,
  },
  sortedBy: 'year',
  newestFirst: true,
})

const shortPrograms = tableStore({
  table: 'listings.short_program',
  ...ofBundle,
  fields: ['bundleId', 'format', 'isFeatured', 'rank', 'isDemo'],
  search: ['bundleId', 'format'],
  sortedBy: 'rank',
})

const groupHeadings = tableStore({
  table: 'listings.group_heading',
  id: sql<string>`target_group`,
  fields: ['targetGroup', 'heading', 'rank'],
  json: ['heading'],
  search: ['targetGroup', 'heading'],
  sortedBy: 'rank',
})

const byBundle = { idOf: ({ bundleId }: { readonly bundleId?: unknown }) => String(bundleId) }

export const listingsStaff = [
  ...resourceOperations('course-pages', api.staffCoursePages, coursePages, byBundle),
  ...resourceOperations('toppers', api.staffToppers, toppers, { kind: 'top' }),
  ...resourceOperations('short-programs', api.staffShortPrograms, shortPrograms, byBundle),
  ...resourceOperations('group-headings', api.staffGroupHeadings, groupHeadings, {
    idOf: ({ targetGroup }) => String(targetGroup),
  }),
]
