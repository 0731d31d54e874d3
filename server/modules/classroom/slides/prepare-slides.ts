// A teacher prepares the slides of a class: pictures that are decoded and written anew before anybody sees them.
import { slideErrors as errors } from '#core/modules/classroom/errors.ts'
import { LONGEST_SLIDE_SIDE, MOST_SLIDES, SLIDE_OPEN_FOR } from '#core/modules/classroom/pane/slide.ts'
import { SlideId, type Slide } from '#core/modules/classroom/pane/slides-api.ts'
import { extensions, type PictureType } from '#core/modules/media/limits.ts'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { later, MINUTE } from '#core/kernel/time.ts'
import { incomingKey, redraw } from '#server/modules/media/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { publishToClass } from '../room/topics.ts'
import { deleteSlide, findShown, findSlide, insertSlide, listKept, updateKept, type KeptSlide } from './store-slides.ts'
import type { ClassCall } from '../teaching/own-class.ts'

interface OfSlide {
  readonly id: string
  readonly slideId: string
}

const READABLE_FOR = 10 * MINUTE

export async function viewSlide(ctx: Ctx, { key, type, ...slide }: KeptSlide): Promise<Slide> {
  const url = await ctx.files.downloadAddress({ key, type }, later(ctx.now(), READABLE_FOR))
  return { ...slide, id: SlideId.parse(slide.id), url }
}

export async function listSlides(ctx: Ctx, { id }: { readonly id: string }) {
  const [kept, shown] = await Promise.all([listKept(ctx.db, id), findShown(ctx.db, id)])
  return {
    slides: await Promise.all(kept.map((slide) => viewSlide(ctx, slide))),
    shownId: shown ? SlideId.parse(shown.id) : null,
  }
}

/** Throws TOO_MANY_SLIDES, or SLIDES_ARE_CLOSED. */
export async function announceSlide(
  ctx: Ctx,
  { id: sessionId, type, bytes }: { readonly id: string; readonly type: PictureType; readonly bytes: number },
  { taughtClass: { status } }: ClassCall,
) {
  if (status === 'ENDED' || status === 'CANCELLED') throw errors.SLIDES_ARE_CLOSED()
  const slideId = SlideId.parse(ctx.newId('sld'))
  const now = ctx.now()
  const isAdded = await ctx.db
    .transaction()
    .execute((tx) => insertSlide(tx, { id: slideId, sessionId, now, most: MOST_SLIDES }))
  if (!isAdded) throw errors.TOO_MANY_SLIDES({ most: MOST_SLIDES })
  const address = await ctx.files.uploadAddress({ key: incomingKey(slideId), type, bytes }, later(now, SLIDE_OPEN_FOR))
  return { slideId, ...address }
}

/** Throws SLIDE_NOT_SENT, or that it is no picture: then the slide is gone. */
export async function keepSlide(ctx: Ctx, { id: sessionId, slideId }: OfSlide): Promise<void> {
  const { key } = await requireSlide(ctx, { sessionId, slideId })
  if (key !== null) return
  const sent = await ctx.files.read(incomingKey(slideId))
  if (!sent) throw errors.SLIDE_NOT_SENT()
  try {
    const { content, type, width, height } = await redraw(sent, { shrinkTo: LONGEST_SLIDE_SIDE })
    const kept = { id: slideId, key: `slides/${slideId}.${extensions[type]}`, type, width, height }
    await ctx.files.write(kept.key, content, type)
    await updateKept(ctx.db, { ...kept, now: ctx.now() })
  } catch (error) {
    await ctx.db.transaction().execute((tx) => deleteSlide(tx, slideId))
    throw error
  } finally {
    await ctx.files.remove(incomingKey(slideId))
  }
}

/** Throws NOT_FOUND_ERROR. */
export async function removeSlide(ctx: Ctx, { id: sessionId, slideId }: OfSlide): Promise<void> {
  const { key } = await requireSlide(ctx, { sessionId, slideId })
  if (key !== null) await ctx.files.remove(key)
  await ctx.db.transaction().execute(async (tx) => {
    await deleteSlide(tx, slideId)
    await publishToClass(ctx, tx, sessionId, 'pane-changed')
  })
}

async function requireSlide(ctx: Ctx, of: { readonly sessionId: string; readonly slideId: string }) {
  const slide = await findSlide(ctx.db, of)
  if (!slide) throw commonErrors.NOT_FOUND_ERROR()
  return slide
}
