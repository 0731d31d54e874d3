// The way of a file to families: handed in by one person, published by another, and back.
import { commonErrors } from '#core/kernel/common-errors.ts'
import { predictorStaffErrors as errors } from '#core/modules/predictor/errors.ts'
import { predictorStaffApi as api } from '#core/modules/predictor/staff-api.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { forgetAuthors, listAuthorsOf } from '#server/platform/resource/requests/authors-of-request.ts'
import { refuseInvited } from '#server/platform/resource/requests/second-person.ts'
import { rebuildLines } from '../store-sets.ts'
import { lockDraft } from './file.ts'
import { dataSets, findReplaced, lockPublished } from './store-desk.ts'

type Status = 'WAITING' | 'PUBLISHED' | 'REFUSED' | 'WITHDRAWN'

/** Throws NOT_FOUND_ERROR, SET_IS_FIXED and SET_NOT_CHECKED. Who hands it in may not publish it, nor who had a part in it. */
export async function submitSet(ctx: Ctx, { id, note }: { readonly id: string; readonly note?: string | undefined }, { actor }: Call<Staff>) {
  return writing(ctx, async (tx) => {
    const set = await lockDraft(ctx, tx, id)
    if (!set.report || set.rowCount === 0) throw errors.SET_NOT_CHECKED()
    const asked = { askedBy: actor.staffId, askedAt: ctx.now(), note: note ?? null }
    await dataSets.update(tx, id, { status: 'WAITING', ...asked }, ctx.now())
    await record(ctx, tx, actor, { id, step: 'submit', before: 'DRAFT', after: 'WAITING', reason: note })
    return { status: 'WAITING' as const }
  })
} // prettier-ignore

export interface SetDecision {
  readonly id: string
  readonly isApproved: boolean
  readonly note?: string | undefined
}

/** Throws NOT_FOUND_ERROR, SET_IS_DECIDED, OWN_DATA_SET and INVITED_BY_ASKER. */
export async function decideSet(ctx: Ctx, { id, isApproved, note }: SetDecision, { actor }: Call<Staff>) {
  return writing(ctx, async (tx) => {
    const set = await lockSet(ctx, tx, id)
    if (set.status !== 'WAITING') throw errors.SET_IS_DECIDED()
    const authors = [set.askedBy, ...(await listAuthorsOf(tx, api.staffPredictorSets, id))]
    if (authors.includes(actor.staffId)) throw errors.OWN_DATA_SET()
    await refuseInvited(ctx, tx, { askedBy: authors, decidedBy: actor.staffId })
    await forgetAuthors(tx, api.staffPredictorSets, id)
    const status = isApproved ? ('PUBLISHED' as const) : ('REFUSED' as const)
    if (isApproved) {
      const replaced = await lockPublished(tx, set)
      if (replaced !== undefined) await dataSets.update(tx, replaced, { status: 'WITHDRAWN' }, ctx.now())
    }
    const decided = { decidedBy: actor.staffId, decidedAt: ctx.now(), note: note ?? set.note }
    await dataSets.update(tx, id, { status, ...decided }, ctx.now())
    if (isApproved) await rebuildLines(tx, set.exam)
    await record(ctx, tx, actor, { id, step: 'decide', before: 'WAITING', after: status, reason: note })
    return { status }
  })
}

/** Takes a file back, and publishes the one that it replaced. Throws NOT_FOUND_ERROR and SET_NOT_PUBLISHED. */
export async function rollBackSet(ctx: Ctx, { id, reason }: { readonly id: string; readonly reason: string }, { actor }: Call<Staff>) {
  return writing(ctx, async (tx) => {
    const set = await lockSet(ctx, tx, id)
    if (set.status !== 'PUBLISHED') throw errors.SET_NOT_PUBLISHED()
    const restored = await findReplaced(tx, set)
    await dataSets.update(tx, id, { status: 'WITHDRAWN' }, ctx.now())
    if (restored !== undefined) await dataSets.update(tx, restored, { status: 'PUBLISHED' }, ctx.now())
    await rebuildLines(tx, set.exam)
    await record(ctx, tx, actor, { id, step: 'roll-back', before: 'PUBLISHED', after: 'WITHDRAWN', reason })
    return { restored: restored ?? null }
  })
} // prettier-ignore

async function lockSet(ctx: Ctx, tx: Tx, id: string) {
  await dataSets.lock(tx, id)
  const set = await dataSets.find(tx, id, ctx.now())
  if (!set) throw commonErrors.NOT_FOUND_ERROR()
  return set
}

interface SetStep {
  readonly id: string
  readonly step: string
  readonly before: string
  readonly after: Status
  readonly reason: string | undefined
}

async function record(ctx: Ctx, tx: Tx, actor: Staff, { id, step, before, after, reason }: SetStep): Promise<void> {
  const detail = { before: { status: before }, after: { status: after }, reason }
  await audit(ctx, tx, { actor, action: `predictor-sets.${step}`, subject: `predictor-sets/${id}`, detail })
}
