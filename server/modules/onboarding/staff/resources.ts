// The resources by which staff keep setting up.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { mayBecome } from '#core/modules/onboarding/delivery-status.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import { onboardingStaffApi as api } from '#core/modules/onboarding/staff-api.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findPaper } from '#server/modules/papers/index.ts'
import { findLabel, parcels } from './parcels.ts'

const steps = tableStore(api.staffOnboardingSteps, {
  table: 'onboarding.step',
  id: sql<string>`key`,
  search: ['key', 'title', 'why'],
})

export const videos = tableStore(api.staffWelcomeVideos, {
  table: 'onboarding.video',
  search: ['title', 'url'],
})

const kits = tableStore(api.staffKits, {
  table: 'onboarding.kit',
  search: ['name'],
})

export const tests = tableStore(api.staffBenchmarkTests, {
  table: 'onboarding.benchmark_test',
  only: sql<boolean>`paper_id is not null`,
  search: ['batchId', 'paperId'],
})

/** Neither the last signs nor the hash of a document are staff's to look for. */
const kyc = tableStore(api.staffKyc, {
  table: 'onboarding.kyc',
  id: sql<string>`account_id`,
  search: ['accountId', 'type', 'askedFor'],
})

const splash = tableStore(api.staffSplash, {
  table: 'onboarding.splash_screen',
  search: ['title', 'text'],
})

async function requireBenchmark(_: Ctx, tx: Tx, { fields }: Write<typeof api.staffBenchmarkTests>): Promise<void> {
  const paper = fields.paperId === undefined ? undefined : await findPaper(tx, fields.paperId)
  if (paper?.kind !== 'BENCHMARK' || paper.status !== 'PUBLISHED') throw errors.NOT_A_BENCHMARK()
}

export const onboardingStaff = [
  ...resourceOperations(api.staffOnboardingSteps, steps),
  ...resourceOperations(api.staffWelcomeVideos, videos, { kind: 'vid' }),
  ...resourceOperations(api.staffKits, kits, { kind: 'kit' }),
  ...resourceOperations(api.staffDeliveries, parcels, { check: refuseWrongWay }),
  ...resourceOperations(api.staffBenchmarkTests, tests, { kind: 'bmt', check: requireBenchmark }),
  ...resourceOperations(api.staffKyc, kyc, {
    idOf: ({ accountId }) => accountId,
    complete: (ctx, _, { fields }) => ({ ...fields, askedAt: ctx.now() }),
  }),
  ...resourceOperations(api.staffSplash, splash, { kind: 'spl' }),
  ...routes(api.staffParcelActions, {
    async showLabel(ctx, { id }, { actor }) {
      const address = await findLabel(ctx.db, id, ctx.now())
      if (address === undefined) throw commonErrors.NOT_FOUND_ERROR()
      const detail = { reason: 'the parcel’s label' }
      await audit(ctx, ctx.db, { actor, action: 'deliveries.label', subject: `deliveries/${id}`, detail })
      return { address }
    },
  }),
]

/** A parcel goes one way: decision L-77. */
function refuseWrongWay(_: Ctx, __: Tx, { before, fields }: Write<typeof api.staffDeliveries>): void {
  const [from, to] = [before?.status, fields.status]
  if (from && to && !mayBecome(from, to)) throw errors.DELIVERY_CANNOT_BECOME({ from, to })
}
