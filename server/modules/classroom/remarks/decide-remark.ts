// Staff read a remark before the family does.
import type { InputOf } from '#core/kernel/endpoint.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { remarkErrors as errors } from '#core/modules/classroom/errors.ts'
import { staffRemarksApi as api } from '#core/modules/classroom/teaching/remarks-api.ts'
import { classWords } from '#server/modules/catalogue/index.ts'
import { notify } from '#server/modules/notices/index.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import { routes } from '#server/platform/call.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { resourceOperations } from '#server/platform/resource/resource.ts'
import { tableStore } from '#server/platform/resource/table.ts'
import { waiting } from '#server/platform/resource/waiting.ts'

export const remarks = tableStore(api.staffRemarks, { table: 'classroom.remark', search: ['teacherId', 'learnerId'] })

type RemarkDecision = InputOf<typeof api.staffRemarkActions.decideRemark>

/** The family hears of one that is published. Throws NOT_FOUND_ERROR, STALE_VERSION and REMARK_DECIDED. */
async function decideRemark(ctx: Ctx, { id, version, isApproved, note }: RemarkDecision, { actor }: Call<Staff>) {
  const status = isApproved ? ('APPROVED' as const) : ('REFUSED' as const)
  await ctx.db.transaction().execute(async (tx) => {
    await remarks.lock(tx, id)
    const remark = await remarks.find(tx, id, ctx.now())
    if (!remark) throw commonErrors.NOT_FOUND_ERROR()
    if (remark.status !== 'WAITING') throw errors.REMARK_DECIDED()
    if (remark.version !== version) throw resourceErrors.STALE_VERSION()
    await remarks.update(
      tx,
      id,
      { status, decidedBy: actor.staffId, decidedAt: ctx.now(), note: note ?? null },
      ctx.now(),
    )
    if (isApproved) await notifyFamily(ctx, tx, remark)
    const detail = { before: { status: 'WAITING' }, after: { status }, ...(note && { reason: note }) }
    await audit(ctx, tx, { actor, action: 'remarks.decide', subject: `remarks/${id}`, detail })
  })
  return { status }
}

async function notifyFamily(
  ctx: Ctx,
  tx: Tx,
  { id, learnerId, teacherId }: { readonly id: string; readonly learnerId: string; readonly teacherId: string },
): Promise<void> {
  const words = await classWords(ctx, { bundleIds: [], teacherIds: [teacherId] }, 'en')
  await notify(ctx, tx, {
    to: { learnerId },
    aboutLearnerId: learnerId,
    type: 'teacher-remark',
    key: `remark ${id}`,
    purpose: 'REPORTS',
    values: { teacher: words.teacherName(teacherId) },
    link: '/me/remarks',
  })
}

export const remarksWaiting = [
  waiting(api.staffRemarks, { label: 'Remarks of teachers', group: 'OPERATIONS', filter: { status: 'WAITING' } }),
]

export const remarkStaff = [
  ...resourceOperations(api.staffRemarks, remarks),
  ...routes(api.staffRemarkActions, {
    decideRemark,
  }),
]
