import { decideAccess, type Access, type ServedEnrolment } from '#core/modules/enrolments/access.ts'
import type { Enrolment } from '#core/modules/enrolments/enrolment.ts'
import type { Service } from '#core/modules/plans/service-inclusion.ts'
import { listServicesOfPlans } from '#server/modules/plans/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database/db.ts'
import { listEnrolments } from './store.ts'

/**
 * Decides if the learner's enrolments open this service of a course at this time, and why not. The caller has checked
 * that the learner is the caller's. `batchIds`: only an enrolment that is taught in one of these counts, if there is any.
 */
export async function findAccess(
  ctx: Pick<Ctx, 'now'>,
  db: Db,
  { learnerId, bundleId, service, batchIds }: AccessAsk,
): Promise<Access> {
  const own = await listEnrolments(db, learnerId, { bundleId }, ctx.now())
  const counted = batchIds === undefined ? own : own.filter((each) => batchIds.includes(each.ownBatchId ?? ''))
  return decideAccess(await withServices(db, counted), service, ctx.now())
}

interface AccessAsk {
  readonly learnerId: string
  readonly bundleId: string
  readonly service: Service
  readonly batchIds?: readonly string[]
}

/** The same for each course that the learner has or had, the newest enrolment first. */
export async function listAccesses(
  ctx: Pick<Ctx, 'now'>,
  db: Db,
  { learnerId, service }: Pick<AccessAsk, 'learnerId' | 'service'>,
): Promise<ReadonlyMap<string, Access>> {
  const served = await withServices(db, await listEnrolments(db, learnerId, {}, ctx.now()))
  const byCourse = Map.groupBy(served, ({ enrolment }) => String(enrolment.bundleId))
  return new Map([...byCourse].map(([bundleId, own]) => [bundleId, decideAccess(own, service, ctx.now())]))
}

async function withServices(db: Db, enrolments: readonly Enrolment[]): Promise<ServedEnrolment[]> {
  const services = await listServicesOfPlans(
    db,
    enrolments.flatMap(({ planId }) => planId ?? []),
  )
  return enrolments.map((enrolment) => ({
    enrolment,
    services: enrolment.planId === null ? undefined : (services.get(enrolment.planId) ?? []),
  }))
}
