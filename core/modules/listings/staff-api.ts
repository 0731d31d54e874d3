// The presentation of courses, as staff edit it: the texts of a course's own page, its toppers, the shelf of short
// programmes, and the names of target groups.
import { z } from 'zod'
import { resource } from '#core/kernel/resource.ts'
import { HttpsAddress, Instant, line, OwnPath, QueryFlag } from '#core/kernel/schemas.ts'
import { BundleId } from '#core/modules/catalogue/catalogue.ts'
import { Localised } from '#core/taxonomy/schemas.ts'
import { FORMATS } from './shelf.ts'

const feature = 'catalogue'
const rank = z.int().min(0).max(10_000)

const page = {
  /** The problems it helps with. */
  helps: z.array(Localised).max(8),
  /** The services it includes. */
  services: z.array(Localised).max(12),
  /** Figures of the course itself, counted: no claim. */
  keyStats: z.array(z.object({ figure: line(20).min(1), text: Localised })).max(4),
  videoUrl: HttpsAddress.nullable(),
  /** The video's images for a phone and for a wide screen: all three fields or none. */
  thumbnailMweb: OwnPath.nullable(),
  thumbnailDweb: OwnPath.nullable(),
}

const topper = {
  bundleId: BundleId,
  name: line(80).min(1),
  /** "AIR 412". */
  result: line(60).min(1),
  exam: line(60).min(1),
  year: z.int().min(2000).max(2100),
  course: line(120).min(1),
  courseMonths: z.int().min(1).max(60),
  wasPaid: z.boolean(),
  /** Where a family may check it. */
  sourceUrl: HttpsAddress,
  /** In writing, after the result: shown from then on, until it ends. Decision L-37. */
  consentedAt: Instant,
  expiresAt: Instant,
}

const shelved = { format: z.enum(FORMATS), isFeatured: z.boolean(), rank }
const heading = { heading: Localised, rank }

export const listingsStaffApi = {
  staffCoursePages: resource({
    name: 'course-pages',
    feature,
    record: z.object({ id: z.string(), bundleId: z.string(), ...page }),
    sort: ['bundleId'],
    create: z.object({ bundleId: BundleId, ...page }),
    update: z.object(page),
  }),
  staffToppers: resource({
    name: 'toppers',
    feature: 'content',
    record: z.object({ id: z.string(), ...topper, bundleId: z.string() }),
    filter: z.object({ isShown: QueryFlag.optional(), bundleId: BundleId.optional() }),
    sort: ['year', 'name', 'expiresAt'],
    newestFirst: true,
    create: z.object(topper),
    update: z.object(topper),
  }),
  staffShortPrograms: resource({
    name: 'short-programs',
    feature,
    record: z.object({ id: z.string(), bundleId: z.string(), ...shelved, isDemo: z.boolean() }),
    filter: z.object({ format: shelved.format.optional(), isFeatured: QueryFlag.optional() }),
    sort: ['rank', 'format'],
    create: z.object({ bundleId: BundleId, ...shelved }),
    update: z.object(shelved),
  }),
  staffGroupHeadings: resource({
    name: 'group-headings',
    feature,
    record: z.object({ id: z.string(), targetGroup: z.string(), ...heading }),
    sort: ['rank', 'targetGroup'],
    create: z.object({ targetGroup: line(40).min(1), ...heading }),
    update: z.object(heading),
  }),
}
