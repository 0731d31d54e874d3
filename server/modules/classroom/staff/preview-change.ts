import type { roomsStaffApi as api } from '#core/modules/classroom/room/rooms-staff-api.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { later } from '#core/kernel/time.ts'
import { valuesIn } from '#core/modules/notices/notice-values.ts'
import { countLearnersOfBatches } from '#server/modules/enrolments/index.ts'
import { fill, listTemplateTexts } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { LINK, noticeOf, valuesOf } from '../families/tell-changes.ts'
import { findSession, listBatchesOf } from '../store-sessions.ts'
import { kindsOf } from './change-class.ts'

type ChangeAsk = InputOf<typeof api.staffClassActions.previewChange>

/** The messages as families would read them, in each language and channel. Writes nothing. Throws NOT_FOUND_ERROR. */
export async function previewChange(ctx: Ctx, { id, isCancelled, startsAt, teacherId, reason }: ChangeAsk) {
  const before = await findSession(ctx.db, id)
  if (!before) throw commonErrors.NOT_FOUND_ERROR()
  const starts = startsAt ?? before.startsAt
  const after = {
    ...before,
    status: isCancelled ? 'CANCELLED' : 'SCHEDULED',
    startsAt: starts,
    endsAt: later(before.endsAt, starts - before.startsAt),
    teacherId: teacherId ?? before.teacherId,
  }
  const told = { ...after, wasStartsAt: before.startsAt, reason: { en: reason } }
  const values = { ...(await valuesOf(ctx, told)), link: ctx.settings.publicUrl + LINK }
  const batches = await listBatchesOf(ctx.db, id)
  const [learners, ...texts] = await Promise.all([
    countLearnersOfBatches(ctx.db, batches.map(({ batchId }) => batchId), ctx.now()), // prettier-ignore
    ...kindsOf(before, after).map((kind) => listTemplateTexts(ctx.db, noticeOf[kind])),
  ])
  return {
    learners,
    messages: texts
      .flat()
      .map(({ channel, lang, body }) => ({ channel, lang, text: fill(body, valuesIn(values, lang)) })),
  }
}
