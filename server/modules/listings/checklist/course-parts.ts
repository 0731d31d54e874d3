// All that the checklist of a course looks at, as staff have written it.
import { planNames, shownVariant, VARIANTS, type VariantName } from '#core/modules/catalogue/variant.ts'
import type { CheckedTier, CourseParts } from '#core/modules/listings/checklist/checked-course.ts'
import {
  courseTests,
  findChapters,
  listBatchesAsWritten,
  listBundlesAtAnyTime,
  listContents,
  type WrittenCourse,
} from '#server/modules/catalogue/index.ts'
import { listWrittenPlans, type WrittenPlan } from '#server/modules/plans/index.ts'
import type { Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { heldIn } from '../held-contents.ts'
import { coursePages } from '../staff.ts'

type CheckedFields = Omit<WrittenCourse, 'hasDraft' | 'edition'>

export async function partsOf(ctx: Ctx, db: Db, course: CheckedFields) {
  const now = ctx.now()
  const batches = await listBatchesAsWritten(db, course.id, now)
  const plans = await listWrittenPlans(db, { bundleId: course.id }, now)
  const page = await coursePages.find(db, course.id, now)
  const contents = await listContents(ctx, db, { ...course, language: course.language as Language }) // checked by the table
  const tiers = await tiersOf(ctx, db, course.grade, plans)
  return {
    course,
    batches,
    chapters: await findChapters(db, course.curriculumId, now),
    plans,
    tier: tiers.find(({ bundleId }) => bundleId === course.id)?.tier,
    otherTiers: tiers.filter(({ bundleId }) => bundleId !== course.id).map(({ tier }) => tier),
    page,
    held: heldIn(contents, course, now),
  } satisfies CourseParts
}

interface TierOfCourse {
  readonly bundleId: string
  readonly tier: CheckedTier
}

/** The tiers of the programs that these plans are in, each by one of its plans: the full course where there is one. */
async function tiersOf(ctx: Ctx, db: Db, grade: number, plans: readonly WrittenPlan[]): Promise<TierOfCourse[]> {
  const now = ctx.now()
  const tiers: TierOfCourse[] = []
  for (const programId of new Set(plans.map((plan) => plan.programId))) {
    const all = await listWrittenPlans(db, { programId }, now)
    const first = [...Map.groupBy(all, ({ bundleId }) => bundleId).values()].flatMap(([plan]) => plan ?? [])
    const courses = await listBundlesAtAnyTime(
      db,
      first.map(({ bundleId }) => bundleId),
    )
    const testsOf = await courseTests.only(ctx)(ctx, db, courses)
    for (const { bundleId, variantName, services } of first) {
      const seats = largest((await listBatchesAsWritten(db, bundleId, now)).map((batch) => batch.seats))
      const name = tierName(variantName, grade)
      const tests = services.includes('TESTS') ? (testsOf.get(bundleId)?.length ?? 0) : 0
      tiers.push({ bundleId, tier: { name, services, tests, seats } })
    }
  }
  return tiers
}

/** Null, which is no limit, is the largest. */
function largest(seats: readonly (number | null)[]): number | null {
  return seats.reduce<number | null>((most, each) => (most === null || each === null ? null : Math.max(most, each)), 0)
}

function tierName(variantName: string, grade: number): string {
  const stored = VARIANTS.find((name) => name === variantName)
  return stored ? planNames[shownVariant(stored satisfies VariantName, grade)] : variantName
}
