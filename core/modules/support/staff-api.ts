// Staff actions for a family as a whole: merge two households, and read its pages as it sees them.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Sentence } from '#core/kernel/resource.ts'
import { decisionOn, requests } from '#core/kernel/resource/requests.ts'
import { Instant, line, QueryFlag, StaffRef } from '#core/kernel/schemas.ts'
import { AccountId } from '#core/modules/accounts/account.ts'
import { mergeErrors as errors, viewErrors } from './errors.ts'
import { Wallet } from '#core/modules/wallet/staff-api.ts'
import { MERGE_CONFLICTS, type MergeConflict } from './merge.ts'
import { SupportViewId } from './view.ts'

const feature = 'households'

/** The data of one of the two households. All of the one that closes moves. */
const Side = z.object({
  accountId: z.string(),
  /** Only the last three digits. */
  phone: z.string(),
  /** Such as "Class 10", without names. */
  learners: z.array(z.string()),
  guardianOf: z.int(),
  enrolments: z.int(),
  orders: z.int(),
  consents: z.int(),
  instalmentPlans: z.int(),
  addresses: z.int(),
  wallet: Wallet,
})

export const MergePreview = z.object({
  from: Side,
  into: Side,
  conflicts: z.array(
    z.object({
      kind: z.enum(Object.keys(MERGE_CONFLICTS) as [MergeConflict, ...MergeConflict[]]), // as written there
      stops: z.boolean(),
      text: z.string(),
    }),
  ),
  /** Saved at the gateway by the household that goes: they do not move. Null where the gateway could not be asked. */
  cardsLeftBehind: z.int().nullable(),
})
export type MergePreview = z.infer<typeof MergePreview>
/** All that we keep ourselves: the gateway is not asked for a request. */
export const StoredMergePreview = MergePreview.omit({ cardsLeftBehind: true })
export type StoredMergePreview = z.infer<typeof StoredMergePreview>

export const supportStaffApi = {
  staffMerges: requests({
    name: 'household-merges',
    isPersonal: true,
    feature,
    subject: {
      fromAccount: z.string(),
      intoAccount: z.string(),
      /** As the person saw it who asked. Null for older requests. */
      preview: StoredMergePreview.nullable(),
    },
    create: z.object({ fromAccount: AccountId, intoAccount: AccountId, reason: Sentence }),
    errors: [errors.NO_SUCH_HOUSEHOLD, errors.SAME_HOUSEHOLD, errors.CANNOT_MERGE, errors.MERGE_ASKED],
  }),
  staffMergeActions: {
    previewMerge: endpoint({
      method: 'GET',
      path: '/staff/households/:id/merge',
      summary: 'Staff: preview the merge of two households, with conflicts',
      access: `staff:${feature}.view`,
      params: z.object({ id: AccountId }),
      query: z.object({ into: AccountId }),
      response: MergePreview,
      errors: [errors.NO_SUCH_HOUSEHOLD, errors.SAME_HOUSEHOLD],
    }),
    decideMerge: decisionOn({
      of: 'household-merges',
      feature,
      summary: 'approve or reject a merge of households',
      errors: [errors.NO_SUCH_HOUSEHOLD, errors.CANNOT_MERGE, errors.MERGE_DECIDED, errors.OWN_MERGE],
    }),
  },
  staffSupportViews: resource({
    name: 'support-views',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      accountId: z.string(),
      staffId: StaffRef,
      shownAs: z.string(),
      reason: z.string(),
      startedAt: Instant,
      endsAt: Instant,
      endedAt: Instant.nullable(),
      endedBy: z.enum(['STAFF', 'FAMILY']).nullable(),
    }),
    filter: z.object({ accountId: line(64).optional(), isOpen: QueryFlag.optional() }),
    sort: ['startedAt'],
    newestFirst: true,
  }),
  staffSupportActions: {
    openView: endpoint({
      method: 'POST',
      path: '/staff/households/:id/support-view',
      summary: 'Staff: open a read-only support session on a household (the family is notified)',
      access: `staff:${feature}.edit`,
      params: z.object({ id: AccountId }),
      body: z.object({ reason: Sentence }),
      response: z.object({ viewId: SupportViewId, endsAt: Instant }),
      errors: [commonErrors.NOT_FOUND_ERROR],
      limit: { calls: 30, perSeconds: 3_600, everywhere: true },
    }),
    endSessions: endpoint({
      method: 'POST',
      path: '/staff/households/:id/sessions/end',
      summary: 'Staff: log a household out everywhere at its request, and end support sessions',
      access: `staff:${feature}.edit`,
      params: z.object({ id: AccountId }),
      body: z.object({ reason: Sentence }),
      response: z.object({ isLoggedOut: z.boolean() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
    endView: endpoint({
      method: 'POST',
      path: '/staff/support-views/:id/end',
      summary: 'Staff: close your support session',
      access: `staff:${feature}.edit`,
      params: z.object({ id: SupportViewId }),
      response: z.object({ isEnded: z.boolean() }),
      errors: [viewErrors.VIEW_IS_OVER],
    }),
  },
}
