import { commonErrors } from '#core/kernel/common-errors.ts'
import type { InputOf } from '#core/kernel/endpoint.ts'
import { valuesIn } from '#core/modules/notices/notice-values.ts'
import type { webinarsStaffApi as api } from '#core/modules/webinars/staff-api.ts'
import { fill, listTemplateTexts } from '#server/modules/messages/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { pathOf, valuesOf } from '../families/notices.ts'
import { countPlaces } from '../registrations/store-registrations.ts'
import { findWebinar } from '../store-webinars.ts'

type ChangeAsk = InputOf<typeof api.staffWebinarActions.previewChange>

/** The messages as families would read them, in each language and channel. Writes nothing. */
export async function previewChange(ctx: Ctx, { id, startsAt, isCancelled, reason }: ChangeAsk) {
  const webinar = await findWebinar(ctx.db, id)
  if (!webinar) throw commonErrors.NOT_FOUND_ERROR()
  const after = { ...webinar, startsAt: startsAt ?? webinar.startsAt, reason: { en: reason } }
  const values = { ...valuesOf(after), link: ctx.settings.publicUrl + pathOf(webinar) }
  const [texts, counts] = await Promise.all([
    listTemplateTexts(ctx.db, isCancelled ? 'webinar-cancelled' : 'webinar-moved'),
    countPlaces(ctx.db, [id], ctx.now()),
  ])
  const { registered = 0, waiting = 0 } = counts.get(id) ?? {}
  return {
    learners: registered,
    waiting,
    messages: texts.map(({ channel, lang, body }) => ({
      channel,
      lang,
      text: fill(body, valuesIn(values, lang)),
    })),
  }
}
