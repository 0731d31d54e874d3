// The resources by which staff keep setting up.
import { sql } from 'kysely'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { mayBecome, type DeliveryStatus } from '#core/modules/onboarding/delivery-status.ts'
import { onboardingErrors as errors } from '#core/modules/onboarding/errors.ts'
import { onboardingStaffApi as api } from '#core/modules/onboarding/staff-api.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import { resourceOperations, type Write } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { findLabel, parcels } from './parcels.ts'

const steps = tableStore({
  table: 'onboarding.step',
  id: sql<string>`key`,
  fields: ['key', 'position', 'isActive', 'isSkippable', 'minutes', 'title', 'why'],
  json: ['title', 'why'],
  search: ['key', 'title', 'why'],
  sortedBy: 'position',
})

const videos = tableStore({
  table: 'onboarding.video',
  fields: ['title', 'url', 'posterUrl', 'lengthSeconds', 'captions', 'minGrade', 'maxGrade', 'isActive'],
  json: ['title', 'captions'],
  search: ['title', 'url'],
  sortedBy: 'minGrade',
})

const kits = tableStore({
  table: 'onboarding.kit',
  fields: ['position', 'name', 'minGrade', 'maxGrade', 'isActive'],
  json: ['name'],
  search: ['name'],
  sortedBy: 'position',
})

const tests = tableStore({
  table: 'onboarding.benchmark_test',
  fields: ['batchId', 'position', 'title', 'subject', 'minutes', 'questions', 'note'],
  json: ['title', 'note'],
  search: ['batchId', 'title', 'subject'],
  sortedBy: 'batchId',
})

/** Neither the last signs nor the hash of a document are staff's to look for. */
const kyc = tableStore({
  table: 'onboarding.kyc',
  id: sql<string>`account_id`,
  fields: ['askedFor', 'askedAt', 'type', 'last4', 'givenAt', 'isVerified'],
  instants: ['askedAt'],
  search: ['accountId', 'type', 'askedFor'],
  sortedBy: 'askedAt',
  newestFirst: true,
})

const splash = tableStore({
  table: 'onboarding.splash_screen',
  fields: ['position', 'title', 'text', 'href', 'shownForMs', 'isActive'],
  json: ['title', 'text'],
  search: ['title', 'text'],
  sortedBy: 'position',
})

export const onboardingStaff = [
  ...resourceOperations('onboarding-steps', api.staffOnboardingSteps, steps),
  ...resourceOperations('welcome-videos', api.staffWelcomeVideos, videos, { kind: 'vid' }),
  ...resourceOperations('kits', api.staffKits, kits, { kind: 'kit' }),
  ...resourceOperations('deliveries', api.staffDeliveries, parcels, { check: refuseWrongWay }),
  ...resourceOperations('benchmark-tests', api.staffBenchmarkTests, tests, { kind: 'bmt' }),
  ...resourceOperations('kyc', api.staffKyc, kyc, {
    idOf: ({ accountId }) => String(accountId),
    complete: (ctx, _, { fields }) => ({ ...fields, askedAt: ctx.now() }),
  }),
  ...resourceOperations('splash-screens', api.staffSplash, splash, { kind: 'spl' }),
  ...routes(api.staffParcelDesk, {
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
function refuseWrongWay(_: Ctx, __: Tx, { before, fields }: Write): void {
  const from = before?.['status'] as DeliveryStatus // the table has checked both
  const to = fields['status'] as DeliveryStatus
  if (!mayBecome(from, to)) throw errors.DELIVERY_CANNOT_BECOME({ from, to })
}
