// Plans, issuers and limits of EMI, as staff change them: hidden from families by one person, and changed by two.
import { isDeepStrictEqual } from 'node:util'
import { commonErrors } from '#core/kernel/common-errors.ts'
import {
  EMI_LISTS,
  EMI_TERMS,
  emiRecordId,
  type EmiRecord,
  type EmiSubject,
} from '#core/modules/instruments/emi-terms.ts'
import { instrumentsStaffApi as api } from '#core/modules/instruments/staff-api.ts'
import { emiStaffErrors as errors } from '#core/modules/instruments/staff-errors.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { forgetAuthors, keepingAuthors, listAuthorsOf } from '#server/platform/resource/requests/authors-of-request.ts'
import { switchOffOf } from '#server/platform/resource/requests/one-person.ts'
import { resourceOperations, type NewWrite } from '#server/platform/resource/resource.ts'
import { decisionOf } from '#server/platform/resource/requests/second-person.ts'
import { termsOf } from '#server/platform/resource/requests/term-changes.ts'
import { lockRow, type Fields, type FullStore } from '#server/platform/resource/store.ts'
import { hasWaitingRequest } from '#server/platform/resource/requests/waiting-request.ts'
import { changes, hasTwin, issuers, limits, plans } from './store.ts'

const stores: Readonly<Record<EmiSubject, FullStore>> = { PLAN: plans, ISSUER: issuers, LIMITS: limits }
const lists = { PLAN: api.staffEmiPlans, ISSUER: api.staffEmiIssuers, LIMITS: api.staffEmiRules } as const

async function newChange(ctx: Ctx, tx: Tx, { actor, fields, reason = '' }: NewWrite<typeof api.staffEmiChanges>) {
  const { of, planId, issuerId, ...asked } = fields
  const record = await lockRow(stores[of], tx, emiRecordId(fields), ctx.now())
  if (!record) throw commonErrors.NOT_FOUND_ERROR()
  const before = termsOf(EMI_TERMS[of], record)
  const after = { ...before, ...termsOf(EMI_TERMS[of], asked) }
  refuseOthers(asked, after)
  if (isDeepStrictEqual(before, after)) throw errors.EMI_IS_SO_ALREADY()
  const subject = { of, ...(of === 'PLAN' && { plan_id: record.id }), ...(of === 'ISSUER' && { issuer_id: record.id }) }
  if (await hasWaitingRequest(tx, 'instruments.emi_change', subject)) throw errors.EMI_CHANGE_IS_OPEN()
  await refuseWrong(tx, fields, after)
  const { months, issuerId: issuerOfPlan } = record
  return {
    of,
    ...(of === 'PLAN' && { planId, issuerId: issuerOfPlan as string, months: months as number }), // of the plan's record
    ...(of === 'ISSUER' && { issuerId }),
    ...after,
    before,
    reason,
    askedBy: actor.staffId,
    askedAt: ctx.now(),
  }
}

const decideChange = decisionOf(api.staffEmiChanges, {
  store: changes,
  errors: { own: errors.OWN_EMI_CHANGE, decided: errors.EMI_CHANGE_DECIDED },
  // Who has made a plan or an issuer has written its first terms.
  authorsOf: (tx, change) => listAuthorsOf(tx, lists[change.of], emiRecordId(change)),
  subjectOf: (change) => `${EMI_LISTS[change.of]}/${emiRecordId(change)}`,
  async approve(ctx, tx, change) {
    const store = stores[change.of]
    const record = await lockRow(store, tx, emiRecordId(change), ctx.now())
    const terms = EMI_TERMS[change.of]
    const [before, after] = [termsOf(terms, record ?? {}), termsOf(terms, change)]
    if (!record || !isDeepStrictEqual(before, termsOf(terms, change.before))) throw errors.EMI_CHANGED_SINCE()
    await refuseWrong(tx, change, after)
    await store.update(tx, record.id, after, ctx.now())
    await forgetAuthors(tx, lists[change.of], record.id)
    return { before, after }
  },
})

function refuseOthers(asked: Fields, after: Fields): void {
  const others = Object.keys(asked).filter((field) => asked[field] !== undefined && !(field in after))
  if (others.length > 0) throw errors.EMI_TERM_IS_UNKNOWN()
}

async function refuseWrong(tx: Tx, record: EmiRecord, { isNoCost, minimum, maximum }: Fields): Promise<void> {
  if (typeof maximum === 'number' && maximum <= Number(minimum)) throw errors.EMI_MAXIMUM_TOO_LOW()
  if (record.of === 'PLAN' && (await hasTwin(tx, emiRecordId(record), isNoCost === true)))
    throw errors.EMI_PLAN_IS_THERE()
}

const hidePlan = switchOffOf(api.staffEmiPlans, plans, 'isActive')
const hideIssuer = switchOffOf(api.staffEmiIssuers, issuers, 'isActive')

export const emiChangesStaff = [
  ...resourceOperations(api.staffEmiIssuers, issuers, {
    kind: 'emi',
    complete: hidden,
    created: keepingAuthors(api.staffEmiIssuers).created,
  }),
  ...resourceOperations(api.staffEmiPlans, plans, {
    kind: 'emp',
    complete: hidden,
    created: keepingAuthors(api.staffEmiPlans).created,
  }),
  ...resourceOperations(api.staffEmiRules, limits),
  ...resourceOperations(api.staffEmiChanges, changes, { kind: 'emc', complete: newChange }),
  ...routes(api.staffEmiActions, {
    decideEmiChange: (ctx, input, { actor }) => decideChange(ctx, actor, input),
    switchEmiPlanOff: (ctx, input, { actor }) => hidePlan(ctx, actor, input),
    switchEmiIssuerOff: (ctx, input, { actor }) => hideIssuer(ctx, actor, input),
  }),
]

function hidden<F>(_ctx: Ctx, _tx: Tx, { fields }: { readonly fields: F }) {
  return { ...fields, isActive: false }
}
