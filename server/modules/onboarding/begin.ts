// Setting up begins by itself once a learner is enrolled: nobody has to be called.
import type { BundleId } from '#core/modules/catalogue/catalogue.ts'
import type { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import { OnboardingId } from '#core/modules/onboarding/onboarding.ts'
import { OrderPaid } from '#core/modules/orders/events.ts'
import { findLearner } from '#server/modules/accounts/index.ts'
import { taughtCourse } from '#server/modules/catalogue/index.ts'
import { findEnrolmentOfOrder, listEnrolments } from '#server/modules/enrolments/index.ts'
import type { OwnedKind } from '#server/platform/access/points/owned-things.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listener } from '#server/platform/jobs/queue.ts'
import { fillStudies } from './fill-studies.ts'
import { findOnboarding, findOnboardingById, insertOnboarding, type Onboarding } from './store.ts'
import { insertDelivery, listKitItems } from './store-course.ts'

export const beginListener = listener('onboarding.begin', OrderPaid, async (ctx, { orderId }) => {
  const enrolment = await findEnrolmentOfOrder(ctx.db, orderId, ctx.now())
  if (enrolment) await begin(ctx, enrolment)
})

/** An onboarding with the batch in which the learner is taught; null: no batch of the course is running. */
export interface OnboardingInBatch extends Onboarding {
  readonly batchId: string | null
}

/**
 * The onboarding of a course the learner is enrolled in, the newest unless one is named. It begins here where the listener has
 * not come round to it yet. Throws NO_ONBOARDING where there is no such course.
 */
export async function currentOnboarding(
  ctx: Ctx,
  learnerId: string,
  bundleId: BundleId | undefined,
): Promise<OnboardingInBatch> {
  const enrolments = await listEnrolments(ctx.db, learnerId, { bundleId }, ctx.now())
  const enrolment = enrolments.find(({ isActive }) => isActive)
  if (!enrolment) throw errors.NO_ONBOARDING()
  const known = await findOnboarding(ctx.db, learnerId, enrolment.bundleId)
  const onboarding = known ?? (await begin(ctx, enrolment))
  if (!onboarding) throw errors.NO_ONBOARDING()
  return { ...onboarding, batchId: enrolment.ownBatchId }
}

declare module '#server/platform/access/points/owned-things.ts' {
  interface OwnedThings {
    readonly onboarding: Onboarding
  }
}

export const ownOnboarding: OwnedKind<Onboarding> = {
  find: ({ db }, id) => findOnboardingById(db, id),
  ownerOf: ({ learnerId }) => ({ learnerId }),
  missing: errors.NO_ONBOARDING,
  foreign: 'HIDDEN',
}

/** The batch of the newest enrolment in the course. */
export async function findOwnBatch(
  ctx: Ctx,
  { learnerId, bundleId }: Pick<Onboarding, 'learnerId' | 'bundleId'>,
): Promise<string | null> {
  const enrolments = await listEnrolments(ctx.db, learnerId, { bundleId }, ctx.now())
  return (enrolments.find(({ isActive }) => isActive) ?? enrolments[0])?.ownBatchId ?? null
}

/** Once for a learner and a course, however often it is called: with the learner's studies and the kit that goes out. */
async function begin(ctx: Ctx, { userId: learnerId, bundleId }: Enrolment): Promise<Onboarding | undefined> {
  const [learner, course] = await Promise.all([findLearner(ctx.db, learnerId), taughtCourse(ctx, bundleId, 'en')])
  if (!learner || !course) return undefined
  const items = await listKitItems(ctx.db, course.grade)
  const id = OnboardingId.parse(ctx.newId('onb'))
  const fresh = { id, learnerId, bundleId, createdAt: ctx.now() }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await insertOnboarding(tx, fresh))) return
    await fillStudies(tx, learner, course)
    if (items.length > 0) await insertDelivery(tx, { id: ctx.newId('dlv'), onboardingId: id, items }, ctx.now())
  })
  return findOnboarding(ctx.db, learnerId, bundleId)
}
