import type { InputOf } from '#core/kernel/endpoint.ts'
import type { talksApi } from '#core/modules/talks/api.ts'
import { talkErrors as errors } from '#core/modules/talks/errors.ts'
import { NEEDS_HELP, spreadOf } from '#core/modules/talks/stress.ts'
import { inLanguage } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findTalk } from './find-talk.ts'
import { countStress, findHelpline, readStress } from './store.ts'

/**
 * Counts the answer in its hour. It does not learn who answers, so nothing can keep it. Who feels worst reads where help is, and
 * no numbers of others.
 */
export async function answerMeter(ctx: Ctx, { slug, value, lang }: InputOf<typeof talksApi.answerMeter>) {
  const { webinar, talk } = await findTalk(ctx, slug)
  if (!talk?.hasMeter) throw errors.METER_IS_OFF()
  await countStress(ctx.db, webinar.id, { value, now: ctx.now() })
  if (value === NEEDS_HELP) return { helpline: inLanguage(await findHelpline(ctx.db), lang), spread: null }
  return { helpline: null, spread: spreadOf(await readStress(ctx.db, webinar.id)) ?? null }
}
