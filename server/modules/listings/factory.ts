// For tests and for the seed.
import { DAY, later } from '#core/kernel/time.ts'
import { AiCourseId } from '#core/modules/listings/listing.ts'
import { heard } from '#server/modules/catalogue/factory.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { coursePages, shortPrograms, toppers } from './staff.ts'
import { insertAiCourses, type NewAiCourse, type NewCoursePage, type NewShortProgram, type NewTopper } from './store-write.ts' // prettier-ignore

export type { NewAiCourse, NewCoursePage, NewShortProgram }

/** A full course led by AI, with these bundles as its languages and tiers. */
export async function anAiCourse(
  ctx: Ctx,
  aioIds: readonly string[],
  but: Partial<NewAiCourse> = {},
): Promise<NewAiCourse> {
  const course: NewAiCourse = {
    id: AiCourseId.parse(ctx.newId('aic')),
    title: { en: 'AI Live Class 11 JEE Main', hi: 'एआई लाइव कक्षा 11 जेईई मेन' },
    type: 'FULL',
    aioIds,
    rank: 1,
    isDemo: true,
    ...but,
  }
  await insertAiCourses(ctx.db, [course])
  await heard(ctx)
  return course
}

export async function aShortProgram(ctx: Ctx, bundleId: string, but: Partial<NewShortProgram> = {}): Promise<void> {
  await shortPrograms.insertMany(ctx.db, [
    { bundleId, format: 'SHORT_TERM', isFeatured: false, rank: 1, isDemo: true, ...but },
  ])
  await heard(ctx)
}

export async function aCoursePage(ctx: Ctx, bundleId: string, but: Partial<NewCoursePage> = {}): Promise<void> {
  await insertCoursePages(ctx.db, [
    {
      bundleId,
      helps: [{ en: 'Finishes the syllabus before the exam.', hi: 'परीक्षा से पहले पाठ्यक्रम पूरा।' }],
      services: [{ en: 'Doubts solved on the same day', hi: 'शंकाओं का उसी दिन समाधान' }],
      keyStats: [{ figure: '60', text: { en: 'live classes', hi: 'लाइव कक्षाएँ' } }],
      video: null,
      ...but,
    },
  ])
  await heard(ctx)
}

/** With consent since yesterday, for a year. */
export async function aTopper(ctx: Ctx, bundleId: string, but: Partial<NewTopper> = {}): Promise<NewTopper> {
  const topper: NewTopper = {
    id: ctx.newId('top'),
    bundleId,
    name: 'Meera S.',
    result: '99.1 percentile',
    exam: 'JEE Main',
    year: 2026,
    course: 'JEE Main Crash Course',
    courseMonths: 3,
    wasPaid: true,
    sourceUrl: 'https://kandil.example/evidence/1',
    consentedAt: later(ctx.now(), -DAY),
    expiresAt: later(ctx.now(), 365 * DAY),
    ...but,
  }
  await toppers.insertMany(ctx.db, [topper])
  await heard(ctx)
  return topper
}

/** Everything at once, as the seed has it. */
export interface Listings {
  readonly aiCourses: readonly NewAiCourse[]
  readonly shortPrograms: readonly NewShortProgram[]
  readonly coursePages: readonly NewCoursePage[]
}

export async function allListings({ db }: Ctx, all: Listings): Promise<void> {
  await insertAiCourses(db, all.aiCourses)
  await shortPrograms.insertMany(db, all.shortPrograms)
  await insertCoursePages(db, all.coursePages)
}

async function insertCoursePages(db: Db, pages: readonly NewCoursePage[]): Promise<void> {
  const rows = pages.map(({ bundleId, helps, services, keyStats, video }) => ({
    bundleId,
    helps,
    services,
    keyStats,
    videoUrl: video?.url ?? null,
    thumbnailMweb: video?.thumbnail.mweb ?? null,
    thumbnailDweb: video?.thumbnail.dweb ?? null,
  }))
  await coursePages.insertMany(db, rows)
}
