import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { DAY, indianDay, later } from '#core/kernel/time.ts'
import type { webinarsStaffApi as api } from '#core/modules/webinars/staff-api.ts'
import type { Call, Staff } from '#server/platform/access/actor.ts'
import { audit } from '#server/platform/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { writing } from '#server/platform/resource/resource.ts'
import { webinars } from './store.ts'

type CopyAsk = InputOf<typeof api.staffWebinarActions.duplicate>

/** Drafts at the same hour of the next weeks, with the day in their addresses. */
export async function duplicateWebinar(ctx: Ctx, { id, weeks, slug }: CopyAsk, { actor }: Call<Staff>) {
  const ids = await writing(ctx, async (tx) => {
    const original = await webinars.find(tx, id, ctx.now())
    if (!original) throw commonErrors.NOT_FOUND_ERROR()
    const { type, seriesId, title, text, points, subjectKey, teacherId, grades, boards, targets, languages } = original
    const { capacity, isListed, reminderMinutes } = original
    const content = { type, seriesId, title, text, points, subjectKey, teacherId, grades, boards, targets, languages, capacity, isListed, reminderMinutes } // prettier-ignore
    const made: string[] = []
    for (let week = 1; week <= weeks; week += 1) {
      const copyId = ctx.newId('wbn')
      const [startsAt, endsAt] = [later(original.startsAt, week * 7 * DAY), later(original.endsAt, week * 7 * DAY)]
      const times = { slug: `${slug}-${indianDay(startsAt)}`, startsAt, endsAt, createdAt: ctx.now() }
      await webinars.insert?.(tx, copyId, { ...content, ...times, status: 'DRAFT' }, ctx.now())
      made.push(copyId)
    }
    await audit(ctx, tx, { actor, action: 'webinars.duplicate', subject: `webinars/${id}`, detail: { after: { ids: made } } })
    return made
  })
  return { ids }
} // prettier-ignore
